CREATE TABLE "installation" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "installation_is_only" CHECK ("installation"."is_only")
);
--> statement-breakpoint
CREATE INDEX "contracts_signed_file_key_idx" ON "contracts" USING btree ("signed_file_key");