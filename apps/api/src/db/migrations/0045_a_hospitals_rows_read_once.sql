DROP INDEX "document_requests_uploaded_idx";--> statement-breakpoint
DROP INDEX "interviews_open_idx";--> statement-breakpoint
CREATE INDEX "candidacies_accepted_idx" ON "candidacies" USING btree ("hospital_id","offer_id","step_since","applied_at") WHERE "candidacies"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "interviews_hospital_candidacies_idx" ON "interviews" USING btree ("hospital_id","candidacy_id","position","status","id");--> statement-breakpoint
CREATE INDEX "document_requests_uploaded_idx" ON "document_requests" USING btree ("hospital_id","candidacy_id","uploaded_at") WHERE "document_requests"."status" = 'uploaded';--> statement-breakpoint
CREATE INDEX "interviews_open_idx" ON "interviews" USING btree ("hospital_id","status","ends_at") WHERE "interviews"."status" in ('pendingConfirmation', 'confirmed', 'declined');