CREATE TABLE "invoice_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"actor_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_records" (
	"position" integer PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" char(64) NOT NULL,
	"seal" char(64) NOT NULL,
	"xml" text NOT NULL,
	"is_sent" boolean NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_records_invoice_id_unique" UNIQUE("invoice_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_registry" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"seal" text NOT NULL,
	"deleted_up_to" integer DEFAULT 0 NOT NULL,
	"deleted_hash" text DEFAULT '' NOT NULL,
	"deleted_seal" text DEFAULT '' NOT NULL,
	CONSTRAINT "invoice_registry_is_only" CHECK ("invoice_registry"."is_only")
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_payment_id_unique";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "type" text DEFAULT 'F1' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "rectifies_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "recorded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_records" ADD CONSTRAINT "invoice_records_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_events_at_idx" ON "invoice_events" USING btree ("at","id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_rectifies_id_invoices_id_fk" FOREIGN KEY ("rectifies_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_per_payment" ON "invoices" USING btree ("payment_id") WHERE "invoices"."rectifies_id" is null;--> statement-breakpoint
CREATE INDEX "invoices_payment_id_idx" ON "invoices" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "invoices_rectifies_id_idx" ON "invoices" USING btree ("rectifies_id");
--> statement-breakpoint
-- Written by hand from here: where the chain begins, and what keeps it from being changed.
INSERT INTO "invoice_registry" ("position", "hash", "seal") VALUES (0, '', '');
--> statement-breakpoint
CREATE FUNCTION keep_invoice_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The oldest ones go when their invoice need not be kept any more; nothing is ever changed.
  IF TG_OP = 'DELETE' AND OLD.recorded_at < now() - interval '6 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'records of invoices are append-only for six years';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER invoice_records_append_only BEFORE UPDATE OR DELETE ON "invoice_records" FOR EACH ROW EXECUTE FUNCTION keep_invoice_records();
--> statement-breakpoint
CREATE TRIGGER invoice_records_not_emptied BEFORE TRUNCATE ON "invoice_records" FOR EACH STATEMENT EXECUTE FUNCTION keep_invoice_records();
--> statement-breakpoint
CREATE FUNCTION keep_invoice_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The one change: the account of whoever did it is erased.
  IF TG_OP = 'UPDATE' AND NEW.actor_id IS NULL AND to_jsonb(NEW) - 'actor_id' = to_jsonb(OLD) - 'actor_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'events of the registry of invoices are append-only';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER invoice_events_append_only BEFORE UPDATE OR DELETE ON "invoice_events" FOR EACH ROW EXECUTE FUNCTION keep_invoice_events();
--> statement-breakpoint
CREATE TRIGGER invoice_events_not_emptied BEFORE TRUNCATE ON "invoice_events" FOR EACH STATEMENT EXECUTE FUNCTION keep_invoice_events();
