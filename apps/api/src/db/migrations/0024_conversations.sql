CREATE TYPE "public"."message_side" AS ENUM('doctor', 'hospital');--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidacy_id" uuid NOT NULL,
	"side" "message_side" NOT NULL,
	"author_id" uuid,
	"key" uuid NOT NULL,
	"text" text NOT NULL,
	"search_text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"file_key" text,
	"file_name" text,
	"bytes" integer,
	"sha256" text,
	CONSTRAINT "messages_file_key_unique" UNIQUE("file_key"),
	CONSTRAINT "messages_written_once" UNIQUE("candidacy_id","key"),
	CONSTRAINT "messages_have_their_file" CHECK (num_nulls("messages"."file_key", "messages"."file_name", "messages"."bytes", "messages"."sha256") in (0, 4)),
	CONSTRAINT "messages_say_something" CHECK ("messages"."text" <> '' or "messages"."file_key" is not null)
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_candidacy_id_candidacies_id_fk" FOREIGN KEY ("candidacy_id") REFERENCES "public"."candidacies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_candidacy_id_idx" ON "messages" USING btree ("candidacy_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "messages_author_id_idx" ON "messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "messages_unmailed_idx" ON "messages" USING btree ("candidacy_id","side") WHERE "messages"."mailed_at" is null and "messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "messages_unread_idx" ON "messages" USING btree ("candidacy_id","side") WHERE "messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "messages_unanswered_idx" ON "messages" USING btree ("candidacy_id","sent_at") WHERE "messages"."side" = 'doctor' and "messages"."answered_at" is null;