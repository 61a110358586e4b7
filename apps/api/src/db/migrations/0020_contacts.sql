ALTER TABLE "candidacies" ADD COLUMN "accepted_by" uuid;--> statement-breakpoint
ALTER TABLE "candidacies" ADD COLUMN "shares_phone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whoever applied before was not told that the phone would be shown: it stays theirs to share.
ALTER TABLE "candidacies" ALTER COLUMN "shares_phone" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidacies_accepted_by_idx" ON "candidacies" USING btree ("accepted_by") WHERE "candidacies"."accepted_by" is not null;