CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"product" text DEFAULT 'free' NOT NULL,
	"roles" text[] DEFAULT '{customer}' NOT NULL,
	"locale" text DEFAULT 'de' NOT NULL,
	"pending_invoice_order" boolean DEFAULT false NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"scan_id" uuid NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_hash_pk" PRIMARY KEY("scope","key_hash")
);
--> statement-breakpoint
CREATE TABLE "scan_answers" (
	"scan_id" uuid NOT NULL,
	"part" text NOT NULL,
	"body" "bytea" NOT NULL,
	CONSTRAINT "scan_answers_scan_id_part_pk" PRIMARY KEY("scan_id","part")
);
--> statement-breakpoint
CREATE TABLE "scan_progress" (
	"scan_id" uuid PRIMARY KEY NOT NULL,
	"attempt" integer NOT NULL,
	"view" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"secret_hash" "bytea",
	"url" text NOT NULL,
	"host" text NOT NULL,
	"depth" text NOT NULL,
	"max_pages" integer NOT NULL,
	"configuration_code" text NOT NULL,
	"settings" jsonb NOT NULL,
	"locale" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started" timestamp (3) with time zone,
	"finished" timestamp (3) with time zone,
	"expires" timestamp (3) with time zone,
	"class" text,
	"score" integer,
	"complete" boolean,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_answers" ADD CONSTRAINT "scan_answers_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_progress" ADD CONSTRAINT "scan_progress_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_of_customer" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sessions_expiring" ON "sessions" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created");--> statement-breakpoint
CREATE INDEX "scans_of_customer" ON "scans" USING btree ("customer_id","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "scans_waiting" ON "scans" USING btree ("created") WHERE "scans"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "scans_expiring" ON "scans" USING btree ("expires") WHERE "scans"."expires" is not null;