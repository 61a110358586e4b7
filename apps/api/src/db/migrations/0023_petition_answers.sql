CREATE TABLE "petition_answers" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"petition_id" uuid NOT NULL,
	"requirement_id" uuid,
	"condition_id" uuid,
	CONSTRAINT "petition_answers_one_question" CHECK (num_nonnulls("petition_answers"."requirement_id", "petition_answers"."condition_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "petition_suspensions" ADD COLUMN "letter_file_key" text;--> statement-breakpoint
ALTER TABLE "petition_suspensions" ADD COLUMN "letter_file_name" text;--> statement-breakpoint
ALTER TABLE "petition_suspensions" ADD COLUMN "letter_bytes" integer;--> statement-breakpoint
ALTER TABLE "petition_answers" ADD CONSTRAINT "petition_answers_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "petition_answers" ADD CONSTRAINT "petition_answers_petition_id_petitions_id_fk" FOREIGN KEY ("petition_id") REFERENCES "public"."petitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "petition_answers" ADD CONSTRAINT "petition_answers_requirement_id_petition_suspensions_id_fk" FOREIGN KEY ("requirement_id") REFERENCES "public"."petition_suspensions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "petition_answers" ADD CONSTRAINT "petition_answers_condition_id_petition_conditions_id_fk" FOREIGN KEY ("condition_id") REFERENCES "public"."petition_conditions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "petition_answers_petition_id_idx" ON "petition_answers" USING btree ("petition_id");--> statement-breakpoint
CREATE INDEX "petition_answers_requirement_id_idx" ON "petition_answers" USING btree ("requirement_id");--> statement-breakpoint
CREATE INDEX "petition_answers_condition_id_idx" ON "petition_answers" USING btree ("condition_id");--> statement-breakpoint
ALTER TABLE "petition_suspensions" ADD CONSTRAINT "petition_suspensions_letter_file_key_unique" UNIQUE("letter_file_key");