ALTER TABLE "document_requests" ADD COLUMN "from_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "document_requests" ADD COLUMN "handed_in_by" uuid;--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_handed_in_by_users_id_fk" FOREIGN KEY ("handed_in_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_requests_handed_in_by_idx" ON "document_requests" USING btree ("handed_in_by");