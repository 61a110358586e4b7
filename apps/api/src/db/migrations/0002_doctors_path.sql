CREATE TYPE "public"."candidacy_status" AS ENUM('applied', 'inProcess', 'accepted', 'discarded', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."cv_review_status" AS ENUM('pending', 'reviewed');--> statement-breakpoint
CREATE TYPE "public"."registration_step" AS ENUM('documentation', 'cv', 'finish', 'complete');--> statement-breakpoint
CREATE TYPE "public"."document_kind" AS ENUM('passport', 'diploma', 'recognitionCredential', 'pensum', 'workContinuity', 'criminalRecord', 'additional', 'acceptance');--> statement-breakpoint
CREATE TYPE "public"."document_status" AS ENUM('pending', 'approved', 'rejected');--> statement-breakpoint
CREATE TYPE "public"."community" AS ENUM('ES-AN', 'ES-AR', 'ES-AS', 'ES-IB', 'ES-CN', 'ES-CB', 'ES-CL', 'ES-CM', 'ES-CT', 'ES-VC', 'ES-EX', 'ES-GA', 'ES-MD', 'ES-MC', 'ES-NC', 'ES-PV', 'ES-RI', 'ES-CE', 'ES-ML');--> statement-breakpoint
CREATE TYPE "public"."hospital_role" AS ENUM('administrator', 'recruiter', 'selectionCoordinator', 'administrative');--> statement-breakpoint
CREATE TYPE "public"."hospital_sector" AS ENUM('public', 'private', 'concerted');--> statement-breakpoint
CREATE TYPE "public"."contract_type" AS ENUM('permanent', 'permanentSeasonal', 'temporaryProduction', 'temporaryReplacement', 'training', 'relief', 'freelance', 'statutoryPermanent', 'statutoryInterim', 'statutoryReplacement', 'residency');--> statement-breakpoint
CREATE TYPE "public"."offer_status" AS ENUM('draft', 'pending', 'approved', 'refused', 'closed');--> statement-breakpoint
CREATE TYPE "public"."working_day" AS ENUM('full', 'partial', 'reduced', 'intensive', 'morning', 'afternoon', 'night', 'rotating', 'onSiteCalls', 'onCall', 'weekends', 'telemedicine');--> statement-breakpoint
CREATE TYPE "public"."payment_status" AS ENUM('pending', 'paid', 'failed', 'cancelled', 'expired', 'duplicate', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."product" AS ENUM('recognition', 'offersAccess');--> statement-breakpoint
CREATE TABLE "candidacies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"status" "candidacy_status" DEFAULT 'applied' NOT NULL,
	"applied_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"terms_version" text NOT NULL,
	"signed_name" text NOT NULL,
	"email" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"contract_sha256" text NOT NULL,
	"signed_file_key" text NOT NULL,
	"signed_sha256" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cvs" (
	"doctor_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer NOT NULL,
	"status" "cv_review_status" DEFAULT 'pending' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"reviewed_by" uuid,
	"reviewed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "doctor_private_data" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"birth_date" date NOT NULL,
	"nationality" char(2) NOT NULL,
	"other_nationality" char(2),
	"document_type" "document_type" NOT NULL,
	"document_number" text NOT NULL,
	"gender" "gender",
	"marital_status" "marital_status",
	"has_kids" boolean,
	"parent1" text,
	"parent2" text,
	"address" text,
	"city" text,
	"state" text,
	"postal_code" text
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"kind" "document_kind" NOT NULL,
	"version" integer NOT NULL,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"status" "document_status" DEFAULT 'pending' NOT NULL,
	"reason" text,
	"valid_until" date,
	"reviewed_by" uuid,
	"reviewed_at" timestamp with time zone,
	"uploaded_at" timestamp with time zone NOT NULL,
	"superseded_at" timestamp with time zone,
	CONSTRAINT "documents_file_key_unique" UNIQUE("file_key"),
	CONSTRAINT "documents_rejected_with_a_reason" CHECK (("documents"."status" = 'rejected') = ("documents"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "hospital_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"role" "hospital_role" NOT NULL,
	"position" text,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hospitals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"cif" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"postal_code" text NOT NULL,
	"community" "community" NOT NULL,
	"sector" "hospital_sector" NOT NULL,
	"employees" integer NOT NULL,
	"description" text NOT NULL,
	"phone" text NOT NULL,
	"blocked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"status" "offer_status" DEFAULT 'draft' NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"community" "community" NOT NULL,
	"speciality" text NOT NULL,
	"salary_min" integer NOT NULL,
	"salary_max" integer NOT NULL,
	"working_day" "working_day" NOT NULL,
	"contract_type" "contract_type" NOT NULL,
	"years_of_experience" integer NOT NULL,
	"vacancies" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offers_salary_is_a_range" CHECK ("offers"."salary_min" <= "offers"."salary_max")
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product" "product" NOT NULL,
	"payment_id" uuid,
	"granted_at" timestamp with time zone NOT NULL,
	"used_up_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"gateway" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_events_gateway_id_pk" PRIMARY KEY("gateway","id")
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"series" text PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"payment_id" uuid NOT NULL,
	"user_id" uuid,
	"issued_on" date NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"base_cents" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	"tax_rule" text NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"currency" char(3) NOT NULL,
	CONSTRAINT "invoices_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"status" "payment_status" DEFAULT 'pending' NOT NULL,
	"products" "product"[] NOT NULL,
	"lines" jsonb NOT NULL,
	"base_cents" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	"tax_rule" text NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"buyer" jsonb NOT NULL,
	"early_start_consent" boolean NOT NULL,
	"gateway" text NOT NULL,
	"gateway_session" text,
	"checkout_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_add_up" CHECK ("payments"."base_cents" + "payments"."tax_cents" = "payments"."total_cents")
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"status" text NOT NULL,
	"description" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"locale" text NOT NULL,
	"return_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_checkouts_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "degree_country" char(2);--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "findable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "registration_step" "registration_step" DEFAULT 'documentation' NOT NULL;--> statement-breakpoint
ALTER TABLE "mailbox" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cvs" ADD CONSTRAINT "cvs_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_private_data" ADD CONSTRAINT "doctor_private_data_user_id_doctors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."doctors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_members" ADD CONSTRAINT "hospital_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_members" ADD CONSTRAINT "hospital_members_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "candidacies_offer_doctor_key" ON "candidacies" USING btree ("offer_id","doctor_id");--> statement-breakpoint
CREATE INDEX "candidacies_doctor_id_idx" ON "candidacies" USING btree ("doctor_id","status");--> statement-breakpoint
CREATE INDEX "contracts_user_id_idx" ON "contracts" USING btree ("user_id","signed_at");--> statement-breakpoint
CREATE INDEX "documents_doctor_id_idx" ON "documents" USING btree ("doctor_id","kind","uploaded_at");--> statement-breakpoint
CREATE INDEX "documents_reviewed_by_idx" ON "documents" USING btree ("reviewed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_one_current_per_kind" ON "documents" USING btree ("doctor_id","kind") WHERE "documents"."superseded_at" is null and "documents"."kind" <> 'additional';--> statement-breakpoint
CREATE INDEX "hospital_members_hospital_id_idx" ON "hospital_members" USING btree ("hospital_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hospitals_cif_key" ON "hospitals" USING btree ("cif");--> statement-breakpoint
CREATE INDEX "hospitals_name_idx" ON "hospitals" USING btree ("name");--> statement-breakpoint
CREATE INDEX "offers_hospital_id_idx" ON "offers" USING btree ("hospital_id","created_at");--> statement-breakpoint
CREATE INDEX "entitlements_user_id_idx" ON "entitlements" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "entitlements_payment_id_idx" ON "entitlements" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_one_at_a_time" ON "entitlements" USING btree ("user_id","product") WHERE "entitlements"."used_up_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_series_number_key" ON "invoices" USING btree ("series","number");--> statement-breakpoint
CREATE INDEX "invoices_user_id_idx" ON "invoices" USING btree ("user_id","issued_on");--> statement-breakpoint
CREATE INDEX "payments_user_id_idx" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_pending_idx" ON "payments" USING btree ("created_at") WHERE "payments"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_gateway_session_key" ON "payments" USING btree ("gateway","gateway_session");--> statement-breakpoint
INSERT INTO "doctor_private_data" (user_id, birth_date, nationality, other_nationality, document_type, document_number, gender, marital_status, has_kids, parent1, parent2, address, city, state, postal_code)
SELECT user_id, birth_date, nationality, other_nationality, document_type, document_number, gender, marital_status, has_kids, parent1, parent2, address, city, state, postal_code FROM "doctors";--> statement-breakpoint
ALTER TABLE "doctors" DROP COLUMN "birth_date";--> statement-breakpoint
ALTER TABLE "doctors" DROP COLUMN "nationality";--> statement-breakpoint
ALTER TABLE "doctors" DROP COLUMN "other_nationality";--> statement-breakpoint
ALTER TABLE "doctors" DROP COLUMN "document_type";--> statement-breakpoint
ALTER TABLE "doctors" DROP COLUMN "document_number";--> statement-breakpoint
ALTER TABLE "doctors" DROP COLUMN "gender";--> statement-breakpoint
ALTER TABLE "doctors" DROP COLUMN "marital_status";--> statement-breakpoint
ALTER TABLE "doctors" DROP COLUMN "has_kids";--> statement-breakpoint
ALTER TABLE "doctors" DROP COLUMN "parent1";--> statement-breakpoint
ALTER TABLE "doctors" DROP COLUMN "parent2";--> statement-breakpoint
ALTER TABLE "doctors" DROP COLUMN "address";--> statement-breakpoint
ALTER TABLE "doctors" DROP COLUMN "city";--> statement-breakpoint
ALTER TABLE "doctors" DROP COLUMN "state";--> statement-breakpoint
ALTER TABLE "doctors" DROP COLUMN "postal_code";