ALTER TABLE "candidacies" ADD COLUMN "called_on" date;--> statement-breakpoint
ALTER TABLE "candidacies" ADD COLUMN "called_by" uuid;--> statement-breakpoint
ALTER TABLE "candidacies" ADD COLUMN "call_note" text;--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_called_by_users_id_fk" FOREIGN KEY ("called_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidacies_called_by_idx" ON "candidacies" USING btree ("called_by") WHERE "candidacies"."called_by" is not null;--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_called_once_accepted" CHECK ("candidacies"."called_on" is null and "candidacies"."call_note" is null or "candidacies"."status" = 'accepted' and "candidacies"."called_on" is not null and "candidacies"."call_note" is not null);