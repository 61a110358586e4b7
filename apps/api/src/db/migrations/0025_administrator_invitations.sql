CREATE TABLE "administrator_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"group" "policy_group" NOT NULL,
	"access_until" date,
	"invited_by" uuid,
	"token_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "administrator_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "administrator_invitations_email_lowercase" CHECK ("administrator_invitations"."email" = lower("administrator_invitations"."email")),
	CONSTRAINT "administrator_invitations_of_administrators" CHECK ("administrator_invitations"."group" in ('superadmin', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "access_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "administrator_invitations" ADD CONSTRAINT "administrator_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "administrator_invitations_one_per_address" ON "administrator_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "administrator_invitations_invited_by_idx" ON "administrator_invitations" USING btree ("invited_by");--> statement-breakpoint
-- Written by hand: the end of somebody's access changes what processes remember of them.
DROP TRIGGER users_announce_access_change ON users;
--> statement-breakpoint
CREATE TRIGGER users_announce_access_change
  AFTER UPDATE OF email, first_name, last_name, policy_groups, locale, verified_at, blocked_at, deleted_at, access_ends_at OR DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION announce_access_change('id');
