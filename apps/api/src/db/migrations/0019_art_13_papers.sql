CREATE TYPE "public"."language_proof" AS ENUM('dele', 'officialSchool', 'degreeInSpanish', 'schoolingInSpanish');--> statement-breakpoint
ALTER TYPE "public"."document_kind" ADD VALUE 'languageProof';--> statement-breakpoint
ALTER TYPE "public"."document_kind" ADD VALUE 'feeReceipt';--> statement-breakpoint
ALTER TYPE "public"."document_kind" ADD VALUE 'declaration';--> statement-breakpoint
ALTER TYPE "public"."document_kind" ADD VALUE 'representation';--> statement-breakpoint
ALTER TABLE "petitions" ADD COLUMN "language_proof" "language_proof";--> statement-breakpoint
ALTER TABLE "petitions" ADD COLUMN "representative_name" text;--> statement-breakpoint
ALTER TABLE "petitions" ADD COLUMN "representative_document" text;--> statement-breakpoint
ALTER TABLE "petitions" ADD COLUMN "declaration_document_id" uuid;--> statement-breakpoint
ALTER TABLE "petitions" ADD COLUMN "declaration_sha256" text;--> statement-breakpoint
ALTER TABLE "petitions" ADD CONSTRAINT "petitions_declaration_document_id_documents_id_fk" FOREIGN KEY ("declaration_document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "petitions_declaration_idx" ON "petitions" USING btree ("declaration_document_id") WHERE "petitions"."declaration_document_id" is not null;--> statement-breakpoint
ALTER TABLE "petitions" ADD CONSTRAINT "petitions_represented_by_somebody" CHECK (("petitions"."representative_name" is null) = ("petitions"."representative_document" is null));