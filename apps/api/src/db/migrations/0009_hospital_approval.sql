CREATE TYPE "public"."hospital_approval_status" AS ENUM('pending', 'approved', 'refused');--> statement-breakpoint
CREATE TABLE "hospital_cif_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cif" text NOT NULL,
	"name" text NOT NULL,
	"claimant_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text,
	CONSTRAINT "hospital_cif_claims_answered_with_words" CHECK (("hospital_cif_claims"."answered_at" is null) = ("hospital_cif_claims"."answer" is null))
);
--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "approval_status" "hospital_approval_status" DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "approval_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "approval_reason" text;--> statement-breakpoint
ALTER TABLE "hospital_cif_claims" ADD CONSTRAINT "hospital_cif_claims_claimant_id_users_id_fk" FOREIGN KEY ("claimant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hospital_cif_claims_one_open" ON "hospital_cif_claims" USING btree ("claimant_id","cif") WHERE "hospital_cif_claims"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "hospital_cif_claims_open_idx" ON "hospital_cif_claims" USING btree ("at","id") WHERE "hospital_cif_claims"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "hospital_cif_claims_claimant_id_idx" ON "hospital_cif_claims" USING btree ("claimant_id");--> statement-breakpoint
CREATE INDEX "hospitals_approval_idx" ON "hospitals" USING btree ("approval_status","search_text","id");--> statement-breakpoint
ALTER TABLE "hospitals" ADD CONSTRAINT "hospitals_refused_with_a_reason" CHECK (("hospitals"."approval_status" = 'refused') = ("hospitals"."approval_reason" is not null));--> statement-breakpoint
-- Hospitals that work with doctors already go on: nobody who was let in is shut out.
UPDATE "hospitals" SET "approval_status" = 'approved', "approval_since" = "created_at";
