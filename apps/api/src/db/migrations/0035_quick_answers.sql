CREATE TABLE "quick_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"title" text NOT NULL,
	"es" text NOT NULL,
	"en" text NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "quick_answers_say_something" CHECK ("quick_answers"."es" <> '' or "quick_answers"."en" <> '')
);
--> statement-breakpoint
ALTER TABLE "quick_answers" ADD CONSTRAINT "quick_answers_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quick_answers_title_key" ON "quick_answers" USING btree ("hospital_id",lower("title"));