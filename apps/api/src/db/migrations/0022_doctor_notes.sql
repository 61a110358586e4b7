CREATE TABLE "doctor_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"hospital_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "doctor_notes" ADD CONSTRAINT "doctor_notes_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_notes" ADD CONSTRAINT "doctor_notes_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_notes" ADD CONSTRAINT "doctor_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doctor_notes_doctor_id_idx" ON "doctor_notes" USING btree ("doctor_id","hospital_id","created_at");--> statement-breakpoint
CREATE INDEX "doctor_notes_hospital_id_idx" ON "doctor_notes" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "doctor_notes_author_id_idx" ON "doctor_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "doctor_notes_created_at_idx" ON "doctor_notes" USING btree ("created_at");