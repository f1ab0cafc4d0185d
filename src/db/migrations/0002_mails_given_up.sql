DROP INDEX "mails_waiting";--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "next_attempt" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("next_attempt") WHERE "mails"."next_attempt" is not null;