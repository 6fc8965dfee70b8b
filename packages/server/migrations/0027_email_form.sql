-- The stored form of an address is the one in which it is compared (`toEmailAddress`).
UPDATE "users" SET "email" = lower("email" COLLATE "C") WHERE "email" <> lower("email" COLLATE "C");--> statement-breakpoint
UPDATE "employees" SET "email" = lower("email" COLLATE "C") WHERE "email" <> lower("email" COLLATE "C");--> statement-breakpoint
UPDATE "cards" SET "email" = lower("email" COLLATE "C") WHERE "email" <> lower("email" COLLATE "C");--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_email_form" CHECK ("cards"."email" = lower("cards"."email" collate "C"));--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_email_form" CHECK ("employees"."email" = lower("employees"."email" collate "C"));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_form" CHECK ("users"."email" = lower("users"."email" collate "C"));