CREATE TYPE "public"."revision_status" AS ENUM('draft', 'pending', 'refused');--> statement-breakpoint
CREATE TABLE "hospital_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" "hospital_role" NOT NULL,
	"position" text,
	"invited_by" uuid,
	"token_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hospital_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "hospital_invitations_email_lowercase" CHECK ("hospital_invitations"."email" = lower("hospital_invitations"."email"))
);
--> statement-breakpoint
CREATE TABLE "offer_recommendations" (
	"offer_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"recommended_by" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_recommendations_offer_id_doctor_id_pk" PRIMARY KEY("offer_id","doctor_id")
);
--> statement-breakpoint
CREATE TABLE "offer_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"mailed" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "candidacies_doctor_id_idx";--> statement-breakpoint
DROP INDEX "hospitals_name_idx";--> statement-breakpoint
DROP INDEX "offers_hospital_id_idx";--> statement-breakpoint
DROP INDEX "petitions_status_idx";--> statement-breakpoint
DROP INDEX "petitions_country_idx";--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "description" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "community" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "speciality" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "salary_min" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "salary_max" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "working_day" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "contract_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "years_of_experience" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "vacancies" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "petition_receipts" ALTER COLUMN "file_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "candidacies" ADD COLUMN "hospital_id" uuid;--> statement-breakpoint
UPDATE "candidacies" SET "hospital_id" = "offers"."hospital_id" FROM "offers" WHERE "offers"."id" = "candidacies"."offer_id";--> statement-breakpoint
ALTER TABLE "candidacies" ALTER COLUMN "hospital_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "candidacies" ADD COLUMN "status_since" timestamp with time zone;--> statement-breakpoint
UPDATE "candidacies" SET "status_since" = "applied_at";--> statement-breakpoint
ALTER TABLE "candidacies" ALTER COLUMN "status_since" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "candidacies" ADD COLUMN "snapshot" jsonb;--> statement-breakpoint
ALTER TABLE "candidacies" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
UPDATE "hospitals" SET "blocked_reason" = 'Sin motivo registrado' WHERE "blocked_at" is not null;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(name || ' ' || city || ' ' || cif, NFD), '[\u0300-\u036F]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "revision" jsonb;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "revision_status" "revision_status";--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "refusal_reason" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
UPDATE "offers" SET "updated_at" = "created_at";--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
UPDATE "offers" SET "published_at" = "created_at" WHERE "status" in ('approved', 'closed');--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "hospital_blocked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "search_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "search_hospital" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "search_body" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('spanish', search_title), 'A') || setweight(to_tsvector('spanish', search_hospital), 'B') || setweight(to_tsvector('spanish', search_body), 'C')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_name" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(last_name || ' ' || first_name, NFD), '[\u0300-\u036F]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "hospital_invitations" ADD CONSTRAINT "hospital_invitations_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_invitations" ADD CONSTRAINT "hospital_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_recommendations" ADD CONSTRAINT "offer_recommendations_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_recommendations" ADD CONSTRAINT "offer_recommendations_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_recommendations" ADD CONSTRAINT "offer_recommendations_recommended_by_users_id_fk" FOREIGN KEY ("recommended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_doctor_id_doctors_user_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hospital_invitations_one_per_address" ON "hospital_invitations" USING btree ("hospital_id","email");--> statement-breakpoint
CREATE INDEX "hospital_invitations_invited_by_idx" ON "hospital_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "offer_recommendations_doctor_id_idx" ON "offer_recommendations" USING btree ("doctor_id","at");--> statement-breakpoint
CREATE INDEX "offer_recommendations_recommended_by_idx" ON "offer_recommendations" USING btree ("recommended_by");--> statement-breakpoint
CREATE INDEX "offer_words_similar_idx" ON "offer_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "saved_searches_doctor_id_idx" ON "saved_searches" USING btree ("doctor_id","created_at");--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidacies_hospital_id_idx" ON "candidacies" USING btree ("hospital_id","status","status_since","id");--> statement-breakpoint
CREATE INDEX "hospitals_created_at_idx" ON "hospitals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "hospitals_search_idx" ON "hospitals" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offers_status_idx" ON "offers" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "offers_updated_at_idx" ON "offers" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "offers_to_approve_idx" ON "offers" USING btree ("submitted_at","id") WHERE "offers"."status" = 'pending' or "offers"."revision_status" = 'pending';--> statement-breakpoint
CREATE INDEX "offers_open_idx" ON "offers" USING btree ("published_at","id","speciality","community","contract_type","working_day","salary_max","years_of_experience") WHERE "offers"."status" = 'approved' and not "offers"."hospital_blocked";--> statement-breakpoint
CREATE INDEX "offers_open_speciality_idx" ON "offers" USING btree ("speciality","published_at","id","community","contract_type","working_day","salary_max","years_of_experience") WHERE "offers"."status" = 'approved' and not "offers"."hospital_blocked";--> statement-breakpoint
CREATE INDEX "offers_open_community_idx" ON "offers" USING btree ("community","contract_type","working_day") WHERE "offers"."status" = 'approved' and not "offers"."hospital_blocked";--> statement-breakpoint
CREATE INDEX "offers_open_contract_idx" ON "offers" USING btree ("contract_type","working_day") WHERE "offers"."status" = 'approved' and not "offers"."hospital_blocked";--> statement-breakpoint
CREATE INDEX "offers_open_working_day_idx" ON "offers" USING btree ("working_day","contract_type") WHERE "offers"."status" = 'approved' and not "offers"."hospital_blocked";--> statement-breakpoint
CREATE INDEX "offers_open_speciality_community_idx" ON "offers" USING btree ("speciality","community") WHERE "offers"."status" = 'approved' and not "offers"."hospital_blocked";--> statement-breakpoint
CREATE INDEX "offers_open_salary_idx" ON "offers" USING btree ("salary_max","years_of_experience") WHERE "offers"."status" = 'approved' and not "offers"."hospital_blocked";--> statement-breakpoint
CREATE INDEX "offers_open_experience_idx" ON "offers" USING btree ("years_of_experience","salary_max") WHERE "offers"."status" = 'approved' and not "offers"."hospital_blocked";--> statement-breakpoint
CREATE INDEX "offers_search_idx" ON "offers" USING gin ("search") WHERE "offers"."status" = 'approved' and not "offers"."hospital_blocked";--> statement-breakpoint
CREATE INDEX "offers_search_title_idx" ON "offers" USING gin ("search_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_search_name_idx" ON "users" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "users_search_name_similar_idx" ON "users" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "candidacies_doctor_id_idx" ON "candidacies" USING btree ("doctor_id","applied_at","id");--> statement-breakpoint
CREATE INDEX "hospitals_name_idx" ON "hospitals" USING btree ("search_text","id");--> statement-breakpoint
CREATE INDEX "offers_hospital_id_idx" ON "offers" USING btree ("hospital_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "petitions_status_idx" ON "petitions" USING btree ("status","status_since","id","country","paid","ended");--> statement-breakpoint
CREATE INDEX "petitions_country_idx" ON "petitions" USING btree ("country","status","paid","ended","status_since");--> statement-breakpoint
ALTER TABLE "hospitals" ADD CONSTRAINT "hospitals_blocked_with_a_reason" CHECK (("hospitals"."blocked_at" is null) = ("hospitals"."blocked_reason" is null));--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_are_complete_unless_drafts" CHECK ("offers"."status" = 'draft' or num_nulls("offers"."name", "offers"."description", "offers"."community", "offers"."speciality", "offers"."salary_min", "offers"."salary_max", "offers"."working_day", "offers"."contract_type", "offers"."years_of_experience", "offers"."vacancies") = 0);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_revised_while_open" CHECK (("offers"."revision" is null) = ("offers"."revision_status" is null) and ("offers"."revision" is null or "offers"."status" = 'approved'));--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_open_since" CHECK ("offers"."status" not in ('approved', 'closed') or "offers"."published_at" is not null);