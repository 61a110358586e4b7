CREATE TABLE "payment_tallies" (
	"status" "payment_status" NOT NULL,
	"day" date NOT NULL,
	"payments" integer NOT NULL,
	"base_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"access_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "petition_tallies" (
	"figure" text NOT NULL,
	"day" date NOT NULL,
	"days" integer,
	"petitions" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration_tallies" (
	"day" date NOT NULL,
	"standing" text NOT NULL,
	"policy_groups" "policy_group"[] NOT NULL,
	"people" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "payments_money_idx";--> statement-breakpoint
DROP INDEX "offers_open_speciality_community_idx";--> statement-breakpoint
DROP INDEX "petitions_in_hand_idx";--> statement-breakpoint
ALTER TABLE "petitions" ADD COLUMN "suspended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_tallies_day_idx" ON "payment_tallies" USING btree ("status","day");--> statement-breakpoint
CREATE INDEX "petition_tallies_day_idx" ON "petition_tallies" USING btree ("figure","day","days","petitions");--> statement-breakpoint
CREATE INDEX "registration_tallies_day_idx" ON "registration_tallies" USING btree ("day","standing","policy_groups","people");--> statement-breakpoint
CREATE INDEX "payments_status_idx" ON "payments" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "petitions_suspended_idx" ON "petitions" USING btree ("registered_on","id","doctor_id","suspended","status") WHERE "petitions"."suspended" and "petitions"."status" = 'Sended';--> statement-breakpoint
CREATE INDEX "offers_open_speciality_community_idx" ON "offers" USING btree ("speciality","community","contract_type") WHERE "offers"."status" = 'approved' and not "offers"."hospital_blocked";--> statement-breakpoint
CREATE INDEX "petitions_in_hand_idx" ON "petitions" USING btree ("status_since","doctor_id") WHERE "petitions"."status" in ('Pending', 'Review');--> statement-breakpoint
UPDATE "petitions" SET "suspended" = true WHERE "id" IN (SELECT "petition_id" FROM "petition_suspensions");--> statement-breakpoint
-- Whether the clock of a petition was ever stopped stands beside it. It stays when the suspension is gone: what is only
-- supposed to be suspended is computed one by one, and right.
CREATE FUNCTION "keep_petitions_suspended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "petitions" SET "suspended" = true
    WHERE "id" IN (SELECT "petition_id" FROM "come") AND NOT "suspended";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "petition_suspensions_keep_suspended" AFTER INSERT ON "petition_suspensions" REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "keep_petitions_suspended"();--> statement-breakpoint
-- What a petition counts for. The instant of the sending is read in Spain's winter time, as it always was for these days.
CREATE FUNCTION "petition_figures"("status" petition_status, "status_since" timestamptz, "suspended" boolean,
  "registered_on" date, "sent_at" timestamptz, "resolved_at" timestamptz)
RETURNS TABLE ("figure" text, "day" date, "days" integer) LANGUAGE sql STABLE AS $$
  SELECT $1::text, ($2 AT TIME ZONE 'UTC')::date, NULL::integer WHERE $1 IN ('Pending', 'Review')
  UNION ALL SELECT CASE WHEN $3 THEN 'suspended' ELSE 'sent' END, $4, NULL WHERE $1 = 'Sended' AND $4 IS NOT NULL
  UNION ALL SELECT 'registered', date_trunc('month', $4)::date,
    ($4 - date '1970-01-01') - floor((date_part('epoch', $5) + 3600) / 86400)::integer
    WHERE $1 IN ('Sended', 'Aproved', 'Refused') AND $4 IS NOT NULL
  UNION ALL SELECT 'resolved', date_trunc('month', $6 AT TIME ZONE 'Europe/Madrid')::date,
    floor((date_part('epoch', $6) + 3600) / 86400)::integer - ($4 - date '1970-01-01') WHERE $6 IS NOT NULL
$$;--> statement-breakpoint
INSERT INTO "petition_tallies" ("figure", "day", "days", "petitions") SELECT "counted"."figure", "counted"."day", "counted"."days", count(*) FROM "petitions", LATERAL "petition_figures"("status", "status_since", "suspended", "registered_on", "sent_at", "resolved_at") AS "counted" GROUP BY 1, 2, 3;--> statement-breakpoint
CREATE FUNCTION "tally_petitions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "petition_tallies" ("figure", "day", "days", "petitions")
      SELECT "counted".*, count(*) FROM "come", LATERAL "petition_figures"("status", "status_since", "suspended", "registered_on", "sent_at", "resolved_at") AS "counted" GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "petition_tallies" ("figure", "day", "days", "petitions")
      SELECT "counted".*, -count(*) FROM "gone", LATERAL "petition_figures"("status", "status_since", "suspended", "registered_on", "sent_at", "resolved_at") AS "counted" GROUP BY 1, 2, 3;
  ELSE
    -- Most changes of a petition are none of what is counted.
    INSERT INTO "petition_tallies" ("figure", "day", "days", "petitions")
      SELECT "figure", "day", "days", sum("change") FROM (
        SELECT "counted".*, 1 AS "change" FROM "come", LATERAL "petition_figures"("status", "status_since", "suspended", "registered_on", "sent_at", "resolved_at") AS "counted"
        UNION ALL SELECT "counted".*, -1 FROM "gone", LATERAL "petition_figures"("status", "status_since", "suspended", "registered_on", "sent_at", "resolved_at") AS "counted"
      ) AS "changes" GROUP BY 1, 2, 3 HAVING sum("change") <> 0;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "petitions_tally_come" AFTER INSERT ON "petitions" REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "tally_petitions"();--> statement-breakpoint
CREATE TRIGGER "petitions_tally_gone" AFTER DELETE ON "petitions" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "tally_petitions"();--> statement-breakpoint
CREATE TRIGGER "petitions_tally_changed" AFTER UPDATE ON "petitions" REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "tally_petitions"();--> statement-breakpoint
INSERT INTO "payment_tallies" ("status", "day", "payments", "base_cents", "total_cents", "access_cents") SELECT "status", ("created_at" AT TIME ZONE 'Europe/Madrid')::date, count(*), sum("base_cents"), sum("total_cents"), sum("access_cents") FROM "payments" GROUP BY 1, 2;--> statement-breakpoint
CREATE FUNCTION "tally_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "payment_tallies" ("status", "day", "payments", "base_cents", "total_cents", "access_cents")
      SELECT "status", ("created_at" AT TIME ZONE 'Europe/Madrid')::date, count(*), sum("base_cents"), sum("total_cents"), sum("access_cents") FROM "come" GROUP BY 1, 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "payment_tallies" ("status", "day", "payments", "base_cents", "total_cents", "access_cents")
      SELECT "status", ("created_at" AT TIME ZONE 'Europe/Madrid')::date, -count(*), -sum("base_cents"), -sum("total_cents"), -sum("access_cents") FROM "gone" GROUP BY 1, 2;
  ELSE
    INSERT INTO "payment_tallies" ("status", "day", "payments", "base_cents", "total_cents", "access_cents")
      SELECT "status", "day", sum("change"), sum("change" * "base_cents"), sum("change" * "total_cents"), sum("change" * "access_cents") FROM (
        SELECT "status", ("created_at" AT TIME ZONE 'Europe/Madrid')::date AS "day", 1 AS "change", "base_cents", "total_cents", "access_cents" FROM "come"
        UNION ALL SELECT "status", ("created_at" AT TIME ZONE 'Europe/Madrid')::date, -1, "base_cents", "total_cents", "access_cents" FROM "gone"
      ) AS "changes" GROUP BY 1, 2
      HAVING sum("change") <> 0 OR sum("change" * "base_cents") <> 0 OR sum("change" * "total_cents") <> 0 OR sum("change" * "access_cents") <> 0;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "payments_tally_come" AFTER INSERT ON "payments" REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "tally_payments"();--> statement-breakpoint
CREATE TRIGGER "payments_tally_gone" AFTER DELETE ON "payments" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "tally_payments"();--> statement-breakpoint
CREATE TRIGGER "payments_tally_changed" AFTER UPDATE ON "payments" REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "tally_payments"();--> statement-breakpoint
INSERT INTO "registration_tallies" ("day", "standing", "policy_groups", "people") SELECT ("created_at" AT TIME ZONE 'Europe/Madrid')::date, "standing", "policy_groups", count(*) FROM "users" GROUP BY 1, 2, 3;--> statement-breakpoint
CREATE FUNCTION "tally_registrations"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "registration_tallies" ("day", "standing", "policy_groups", "people")
      SELECT ("created_at" AT TIME ZONE 'Europe/Madrid')::date, "standing", "policy_groups", count(*) FROM "come" GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "registration_tallies" ("day", "standing", "policy_groups", "people")
      SELECT ("created_at" AT TIME ZONE 'Europe/Madrid')::date, "standing", "policy_groups", -count(*) FROM "gone" GROUP BY 1, 2, 3;
  ELSE
    INSERT INTO "registration_tallies" ("day", "standing", "policy_groups", "people")
      SELECT "day", "standing", "policy_groups", sum("change") FROM (
        SELECT ("created_at" AT TIME ZONE 'Europe/Madrid')::date AS "day", "standing", "policy_groups", 1 AS "change" FROM "come"
        UNION ALL SELECT ("created_at" AT TIME ZONE 'Europe/Madrid')::date, "standing", "policy_groups", -1 FROM "gone"
      ) AS "changes" GROUP BY 1, 2, 3 HAVING sum("change") <> 0;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "users_tally_registrations_come" AFTER INSERT ON "users" REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "tally_registrations"();--> statement-breakpoint
CREATE TRIGGER "users_tally_registrations_gone" AFTER DELETE ON "users" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "tally_registrations"();--> statement-breakpoint
CREATE TRIGGER "users_tally_registrations_changed" AFTER UPDATE ON "users" REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "tally_registrations"();
