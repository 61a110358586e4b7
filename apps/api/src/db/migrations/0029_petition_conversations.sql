ALTER TYPE "public"."message_side" ADD VALUE 'team';--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "candidacy_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "petition_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_petition_id_petitions_id_fk" FOREIGN KEY ("petition_id") REFERENCES "public"."petitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_petition_id_idx" ON "messages" USING btree ("petition_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "messages_of_petition_unread_idx" ON "messages" USING btree ("petition_id","side") WHERE "messages"."petition_id" is not null and "messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "messages_of_petition_unanswered_idx" ON "messages" USING btree ("petition_id","sent_at") WHERE "messages"."petition_id" is not null and "messages"."side" = 'doctor' and "messages"."answered_at" is null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_of_petition_written_once" UNIQUE("petition_id","key");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_about_one_thing" CHECK (num_nonnulls("messages"."candidacy_id", "messages"."petition_id") = 1);