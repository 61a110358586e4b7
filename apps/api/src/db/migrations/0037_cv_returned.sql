ALTER TYPE "public"."petition_entry_kind" ADD VALUE 'cvReturned' BEFORE 'validated';--> statement-breakpoint
ALTER TABLE "cvs" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "cvs" ADD COLUMN "returned_at" timestamp with time zone;