CREATE TABLE "offer_tallies" (
	"community" "community" NOT NULL,
	"open" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "candidacies_unseen_idx";--> statement-breakpoint
DROP INDEX "cvs_pending_idx";--> statement-breakpoint
DROP INDEX "payments_money_idx";--> statement-breakpoint
DROP INDEX "users_list_created_idx";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "access_cents" integer GENERATED ALWAYS AS (coalesce(jsonb_path_query_first(lines, '$[*] ? (@.product == "offersAccess").baseCents')::int, 0)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "candidacies_open_idx" ON "candidacies" USING btree ("hospital_id","status","offer_id","step","step_since","id") WHERE not "candidacies"."ended";--> statement-breakpoint
DROP INDEX "interviews_candidacy_id_idx";--> statement-breakpoint
CREATE INDEX "interviews_candidacy_id_idx" ON "interviews" USING btree ("candidacy_id","created_at","position","status");--> statement-breakpoint
CREATE INDEX "interviews_open_idx" ON "interviews" USING btree ("hospital_id","status","ends_at") WHERE "interviews"."status" in ('pendingConfirmation', 'confirmed');--> statement-breakpoint
CREATE INDEX "candidacies_unseen_idx" ON "candidacies" USING btree ("hospital_id","applied_at","id") WHERE "candidacies"."seen_at" is null and not "candidacies"."ended";--> statement-breakpoint
CREATE INDEX "cvs_pending_idx" ON "cvs" USING btree ("doctor_id","updated_at","returned_at") WHERE "cvs"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "payments_money_idx" ON "payments" USING btree ("status","created_at","base_cents","total_cents","access_cents");--> statement-breakpoint
CREATE INDEX "users_list_created_idx" ON "users" USING btree ("standing","created_at","id","policy_groups");--> statement-breakpoint
INSERT INTO "offer_tallies" ("community", "open") SELECT "community", count(*) FROM "offers" WHERE "status" = 'approved' AND NOT "hospital_blocked" GROUP BY 1;--> statement-breakpoint
-- Open offers are counted as they open, move and end: each statement adds what it changed.
CREATE FUNCTION "tally_offers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "offer_tallies" ("community", "open")
      SELECT "community", count(*) FROM "come" WHERE "status" = 'approved' AND NOT "hospital_blocked" GROUP BY 1;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "offer_tallies" ("community", "open")
      SELECT "community", -count(*) FROM "gone" WHERE "status" = 'approved' AND NOT "hospital_blocked" GROUP BY 1;
  ELSE
    -- Most changes of an offer are none of what is counted.
    INSERT INTO "offer_tallies" ("community", "open")
      SELECT "community", sum("change") FROM (
        SELECT "community", 1 AS "change" FROM "come" WHERE "status" = 'approved' AND NOT "hospital_blocked"
        UNION ALL SELECT "community", -1 FROM "gone" WHERE "status" = 'approved' AND NOT "hospital_blocked"
      ) AS "changes" GROUP BY 1 HAVING sum("change") <> 0;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "offers_tally_come" AFTER INSERT ON "offers" REFERENCING NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "tally_offers"();--> statement-breakpoint
CREATE TRIGGER "offers_tally_gone" AFTER DELETE ON "offers" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "tally_offers"();--> statement-breakpoint
CREATE TRIGGER "offers_tally_changed" AFTER UPDATE ON "offers" REFERENCING OLD TABLE AS "gone" NEW TABLE AS "come" FOR EACH STATEMENT EXECUTE FUNCTION "tally_offers"();
