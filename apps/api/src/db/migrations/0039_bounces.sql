CREATE TYPE "public"."bounce_reason" AS ENUM('address', 'closed', 'full', 'refused', 'unreachable', 'other');--> statement-breakpoint
CREATE TABLE "bounces" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"undeliverable_at" timestamp with time zone,
	"reason" "bounce_reason",
	"status" text,
	"diagnostic" text,
	"failed_on" date[] DEFAULT '{}' NOT NULL,
	"complained_at" timestamp with time zone,
	CONSTRAINT "bounces_say_why" CHECK (("bounces"."undeliverable_at" is null) = ("bounces"."reason" is null))
);
--> statement-breakpoint
ALTER TABLE "bounces" ADD CONSTRAINT "bounces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bounces_undeliverable_idx" ON "bounces" USING btree ("user_id") WHERE "bounces"."undeliverable_at" is not null;
--> statement-breakpoint
-- Processes remember sessions, and a session says whether mail reaches its user.
CREATE TRIGGER bounces_announce_access_change
  AFTER INSERT OR UPDATE OF undeliverable_at, reason OR DELETE ON bounces
  FOR EACH ROW EXECUTE FUNCTION announce_access_change('user_id');
