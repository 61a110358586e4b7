ALTER TYPE "public"."petition_entry_kind" ADD VALUE 'inadmitted';--> statement-breakpoint
ALTER TYPE "public"."petition_entry_kind" ADD VALUE 'withdrawn';--> statement-breakpoint
ALTER TYPE "public"."resolution_kind" ADD VALUE 'inadmitted';--> statement-breakpoint
ALTER TYPE "public"."resolution_kind" ADD VALUE 'withdrawn';