ALTER TYPE "public"."petition_entry_kind" ADD VALUE 'noticeOpened' BEFORE 'comment';--> statement-breakpoint
ALTER TYPE "public"."petition_entry_kind" ADD VALUE 'registryCorrected' BEFORE 'comment';