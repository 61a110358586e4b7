CREATE TYPE "public"."journey_step" AS ENUM('sending', 'resolution', 'credential', 'job', 'permit', 'visa', 'registration', 'goodStanding', 'collegiation', 'insurance', 'socialSecurity', 'homeRecord', 'spainRecord', 'jobLists');--> statement-breakpoint
CREATE TABLE "journey_marks" (
	"doctor_id" uuid NOT NULL,
	"step" "journey_step" NOT NULL,
	"started_on" date,
	"done_on" date,
	CONSTRAINT "journey_marks_doctor_id_step_pk" PRIMARY KEY("doctor_id","step"),
	CONSTRAINT "journey_marks_say_something" CHECK (num_nonnulls("journey_marks"."started_on", "journey_marks"."done_on") > 0),
	CONSTRAINT "journey_marks_end_after_they_begin" CHECK ("journey_marks"."started_on" <= "journey_marks"."done_on")
);
--> statement-breakpoint
ALTER TABLE "journey_marks" ADD CONSTRAINT "journey_marks_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;