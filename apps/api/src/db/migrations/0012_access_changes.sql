-- Processes remember who a session belongs to. Whatever ends a session or changes what its user may do says so here,
-- when it commits, so that no place of the product can forget to.
CREATE FUNCTION announce_access_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('access_changed', to_jsonb(coalesce(new, old)) ->> tg_argv[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_hospital_access_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('access_changed', user_id::text) FROM hospital_members WHERE hospital_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_announce_access_change
  AFTER UPDATE OF user_id, revoked_at, expires_at, impersonator_id OR DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION announce_access_change('user_id');
--> statement-breakpoint
CREATE TRIGGER users_announce_access_change
  AFTER UPDATE OF email, first_name, last_name, policy_groups, locale, verified_at, blocked_at, deleted_at OR DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION announce_access_change('id');
--> statement-breakpoint
CREATE TRIGGER hospitals_announce_access_change
  AFTER UPDATE OF blocked_at ON hospitals
  FOR EACH ROW EXECUTE FUNCTION announce_hospital_access_change();
--> statement-breakpoint
CREATE TRIGGER hospital_members_announce_access_change
  AFTER INSERT OR UPDATE OR DELETE ON hospital_members
  FOR EACH ROW EXECUTE FUNCTION announce_access_change('user_id');
--> statement-breakpoint
CREATE TRIGGER totp_factors_announce_access_change
  AFTER INSERT OR UPDATE OF confirmed_at OR DELETE ON totp_factors
  FOR EACH ROW EXECUTE FUNCTION announce_access_change('user_id');
--> statement-breakpoint
CREATE TRIGGER passkeys_announce_access_change
  AFTER INSERT OR DELETE ON passkeys
  FOR EACH ROW EXECUTE FUNCTION announce_access_change('user_id');
