DROP INDEX "scans_by_score";--> statement-breakpoint
CREATE INDEX "scans_by_score_up" ON "scans" USING btree ("customer_id",coalesce("score", 101),"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "scans_by_score_down" ON "scans" USING btree ("customer_id",coalesce("score", -1) desc,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);