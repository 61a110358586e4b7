CREATE TABLE "inbound_mails" (
	"key" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"candidacy_id" uuid,
	"petition_id" uuid,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reply_addresses_of_candidacy" UNIQUE("candidacy_id","user_id"),
	CONSTRAINT "reply_addresses_of_petition" UNIQUE("petition_id","user_id"),
	CONSTRAINT "reply_addresses_about_one_thing" CHECK (num_nonnulls("reply_addresses"."candidacy_id", "reply_addresses"."petition_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "reply_addresses" ADD CONSTRAINT "reply_addresses_candidacy_id_candidacies_id_fk" FOREIGN KEY ("candidacy_id") REFERENCES "public"."candidacies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_addresses" ADD CONSTRAINT "reply_addresses_petition_id_petitions_id_fk" FOREIGN KEY ("petition_id") REFERENCES "public"."petitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_addresses" ADD CONSTRAINT "reply_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbound_mails_received_at_idx" ON "inbound_mails" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "reply_addresses_user_id_idx" ON "reply_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reply_addresses_expires_at_idx" ON "reply_addresses" USING btree ("expires_at");