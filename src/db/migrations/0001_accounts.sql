CREATE TABLE "account_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"code_hash" "bytea",
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"visitor_scan_id" uuid,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_tokens_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"address" jsonb NOT NULL,
	"changed" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_delays" (
	"email_hash" "bytea" PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"changed" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"customer_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	CONSTRAINT "recovery_codes_customer_id_code_hash_pk" PRIMARY KEY("customer_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent" timestamp (3) with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "scan_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scan_id" uuid NOT NULL,
	"area" text NOT NULL,
	"text" text NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scan_comments_once" UNIQUE("scan_id","area")
);
--> statement-breakpoint
CREATE TABLE "scan_services" (
	"scan_id" uuid NOT NULL,
	"service_id" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "scan_services_scan_id_service_id_pk" PRIMARY KEY("scan_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "websites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "websites_once" UNIQUE("customer_id","host")
);
--> statement-breakpoint
CREATE TABLE "scan_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"scan_id" uuid,
	"period" text,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "website_type" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "confirmed" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "totp_secret" "bytea";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "totp_confirmed" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "totp_step" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "risks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "hints" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "finding_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "comments_active" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_comments" ADD CONSTRAINT "scan_comments_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_services" ADD CONSTRAINT "scan_services_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "websites" ADD CONSTRAINT "websites_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_bookings" ADD CONSTRAINT "scan_bookings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_of_customer" ON "account_tokens" USING btree ("customer_id","kind");--> statement-breakpoint
CREATE INDEX "account_tokens_expiring" ON "account_tokens" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "login_delays_by_age" ON "login_delays" USING btree ("changed");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("next_attempt") WHERE "mails"."sent" is null;--> statement-breakpoint
CREATE INDEX "mails_by_age" ON "mails" USING btree ("created" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_of_customer" ON "mails" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "scan_services_by_service" ON "scan_services" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "scan_bookings_of_customer" ON "scan_bookings" USING btree ("customer_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "scan_bookings_once_per_scan" ON "scan_bookings" USING btree ("scan_id","reason") WHERE "scan_bookings"."scan_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "scan_bookings_once_per_period" ON "scan_bookings" USING btree ("customer_id","period") WHERE "scan_bookings"."period" is not null;--> statement-breakpoint
CREATE INDEX "scans_of_host" ON "scans" USING btree ("customer_id","host","created" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "scans_by_score" ON "scans" USING btree ("customer_id","score","id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");