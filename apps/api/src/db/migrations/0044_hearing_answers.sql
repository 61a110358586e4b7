ALTER TABLE "petition_answers" DROP CONSTRAINT "petition_answers_one_question";--> statement-breakpoint
ALTER TABLE "petition_answers" ADD COLUMN "hearing_id" uuid;--> statement-breakpoint
ALTER TABLE "petition_hearings" ADD COLUMN "letter_file_key" text;--> statement-breakpoint
ALTER TABLE "petition_hearings" ADD COLUMN "letter_file_name" text;--> statement-breakpoint
ALTER TABLE "petition_hearings" ADD COLUMN "letter_bytes" integer;--> statement-breakpoint
ALTER TABLE "petition_answers" ADD CONSTRAINT "petition_answers_hearing_id_petition_hearings_id_fk" FOREIGN KEY ("hearing_id") REFERENCES "public"."petition_hearings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "petition_answers_hearing_id_idx" ON "petition_answers" USING btree ("hearing_id");--> statement-breakpoint
ALTER TABLE "petition_hearings" ADD CONSTRAINT "petition_hearings_letter_file_key_unique" UNIQUE("letter_file_key");--> statement-breakpoint
ALTER TABLE "petition_answers" ADD CONSTRAINT "petition_answers_one_question" CHECK (num_nonnulls("petition_answers"."requirement_id", "petition_answers"."hearing_id", "petition_answers"."condition_id") = 1);