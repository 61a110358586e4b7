CREATE FUNCTION keep_contracts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.signed_at < now() - interval '5 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'contracts are append-only for five years';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER contracts_append_only BEFORE UPDATE OR DELETE ON "contracts" FOR EACH ROW EXECUTE FUNCTION keep_contracts();
--> statement-breakpoint
CREATE FUNCTION keep_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.issued_on < current_date - interval '6 years' THEN
    RETURN OLD;
  END IF;
  -- The one change: the account the invoice belonged to is erased, the invoice itself stays as it was issued.
  IF TG_OP = 'UPDATE' AND NEW.user_id IS NULL AND to_jsonb(NEW) - 'user_id' = to_jsonb(OLD) - 'user_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'invoices are append-only for six years';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER invoices_append_only BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION keep_invoices();
