-- One record for a person (decision 65). `employees` becomes `people`; `users` becomes `accounts` and points to a person; a card points to
-- one too. A server of the version before, which still runs, finds views in their places.
SELECT set_config('atrium.audit', 'off', true);
--> statement-breakpoint
DROP TRIGGER "users_of_employee" ON "users";
--> statement-breakpoint
DROP TRIGGER "users_to_employee" ON "users";
--> statement-breakpoint
DROP TRIGGER "employees_to_account" ON "employees";
--> statement-breakpoint
DROP TRIGGER "cards_of_employee" ON "cards";
--> statement-breakpoint
DROP FUNCTION "account_of_employee", "account_to_employee", "employee_to_account", "card_of_employee";
--> statement-breakpoint
DROP TRIGGER "users_content_version" ON "users";
--> statement-breakpoint
DROP TRIGGER "employees_content_version" ON "employees";
--> statement-breakpoint
ALTER TABLE "employees" RENAME TO "people";
--> statement-breakpoint
ALTER TABLE "users" RENAME TO "accounts";
--> statement-breakpoint
ALTER TABLE "cards" RENAME TO "personal_cards";
--> statement-breakpoint
ALTER SEQUENCE "employees_id_seq" RENAME TO "people_id_seq";
--> statement-breakpoint
ALTER SEQUENCE "users_id_seq" RENAME TO "accounts_id_seq";
--> statement-breakpoint
ALTER SEQUENCE "cards_id_seq" RENAME TO "personal_cards_id_seq";
--> statement-breakpoint
ALTER TABLE "calendar_feeds" RENAME CONSTRAINT "calendar_feeds_user_id_users_id_fk" TO "calendar_feeds_user_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "computer_moves" RENAME CONSTRAINT "computer_moves_from_employee_id_employees_id_fk" TO "computer_moves_from_employee_id_people_id_fk";
--> statement-breakpoint
ALTER TABLE "computer_moves" RENAME CONSTRAINT "computer_moves_to_employee_id_employees_id_fk" TO "computer_moves_to_employee_id_people_id_fk";
--> statement-breakpoint
ALTER TABLE "computer_moves" RENAME CONSTRAINT "computer_moves_user_id_users_id_fk" TO "computer_moves_user_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "computers" RENAME CONSTRAINT "computers_employee_id_employees_id_fk" TO "computers_employee_id_people_id_fk";
--> statement-breakpoint
ALTER TABLE "people" RENAME CONSTRAINT "employees_room_id_rooms_id_fk" TO "people_room_id_rooms_id_fk";
--> statement-breakpoint
ALTER TABLE "people" RENAME CONSTRAINT "employees_manager_id_employees_id_fk" TO "people_manager_id_people_id_fk";
--> statement-breakpoint
ALTER TABLE "people" RENAME CONSTRAINT "employees_deputy_id_employees_id_fk" TO "people_deputy_id_people_id_fk";
--> statement-breakpoint
ALTER TABLE "known_devices" RENAME CONSTRAINT "known_devices_user_id_users_id_fk" TO "known_devices_user_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "leave_entries" RENAME CONSTRAINT "leave_entries_user_id_users_id_fk" TO "leave_entries_user_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "meeting_files" RENAME CONSTRAINT "meeting_files_user_id_users_id_fk" TO "meeting_files_user_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "meeting_people" RENAME CONSTRAINT "meeting_people_user_id_users_id_fk" TO "meeting_people_user_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "meetings" RENAME CONSTRAINT "meetings_user_id_users_id_fk" TO "meetings_user_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "news_reads" RENAME CONSTRAINT "news_reads_user_id_users_id_fk" TO "news_reads_user_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "notifications" RENAME CONSTRAINT "notifications_user_id_users_id_fk" TO "notifications_user_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "off_day_requests" RENAME CONSTRAINT "off_day_requests_user_id_users_id_fk" TO "off_day_requests_user_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "off_day_steps" RENAME CONSTRAINT "off_day_steps_user_id_users_id_fk" TO "off_day_steps_user_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "passkey_challenges" RENAME CONSTRAINT "passkey_challenges_user_id_users_id_fk" TO "passkey_challenges_user_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "passkeys" RENAME CONSTRAINT "passkeys_user_id_users_id_fk" TO "passkeys_user_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "password_links" RENAME CONSTRAINT "password_links_user_id_users_id_fk" TO "password_links_user_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "record_requests" RENAME CONSTRAINT "record_requests_user_id_users_id_fk" TO "record_requests_user_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "record_requests" RENAME CONSTRAINT "record_requests_decided_by_users_id_fk" TO "record_requests_decided_by_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "recovery_codes" RENAME CONSTRAINT "recovery_codes_user_id_users_id_fk" TO "recovery_codes_user_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "second_factors" RENAME CONSTRAINT "second_factors_user_id_users_id_fk" TO "second_factors_user_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "sessions" RENAME CONSTRAINT "sessions_user_id_users_id_fk" TO "sessions_user_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "suggestions" RENAME CONSTRAINT "suggestions_user_id_users_id_fk" TO "suggestions_user_id_accounts_id_fk";
--> statement-breakpoint
ALTER INDEX "employees_pkey" RENAME TO "people_pkey";
--> statement-breakpoint
ALTER INDEX "users_pkey" RENAME TO "accounts_pkey";
--> statement-breakpoint
ALTER INDEX "cards_pkey" RENAME TO "personal_cards_pkey";
--> statement-breakpoint
ALTER INDEX "employees_number" RENAME TO "people_number";
--> statement-breakpoint
ALTER INDEX "employees_room" RENAME TO "people_room";
--> statement-breakpoint
ALTER INDEX "employees_manager" RENAME TO "people_manager";
--> statement-breakpoint
ALTER INDEX "employees_deputy" RENAME TO "people_deputy";
--> statement-breakpoint
ALTER INDEX "users_email" RENAME TO "accounts_email";
--> statement-breakpoint
ALTER INDEX "users_employee" RENAME TO "accounts_person";
--> statement-breakpoint
ALTER INDEX "cards_key" RENAME TO "personal_cards_key";
--> statement-breakpoint
ALTER INDEX "cards_employee" RENAME TO "personal_cards_person";
--> statement-breakpoint
ALTER TABLE "people" RENAME CONSTRAINT "employees_number_positive" TO "people_number_positive";
--> statement-breakpoint
ALTER TABLE "people" RENAME CONSTRAINT "employees_email_form" TO "people_email_form";
--> statement-breakpoint
ALTER TABLE "accounts" RENAME CONSTRAINT "users_language" TO "accounts_language";
--> statement-breakpoint
ALTER TABLE "accounts" RENAME CONSTRAINT "users_role" TO "accounts_role";
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "users_email_form";
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "users_employee_id_employees_id_fk";
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "users_photo_file_id_files_id_fk";
--> statement-breakpoint
ALTER TABLE "personal_cards" DROP CONSTRAINT "cards_employee_id_employees_id_fk";
--> statement-breakpoint
ALTER TABLE "personal_cards" DROP CONSTRAINT "cards_email_form";
--> statement-breakpoint
ALTER TRIGGER "employees_audit" ON "people" RENAME TO "people_audit";
--> statement-breakpoint
ALTER TRIGGER "users_audit" ON "accounts" RENAME TO "accounts_audit";
--> statement-breakpoint
ALTER TRIGGER "cards_audit" ON "personal_cards" RENAME TO "personal_cards_audit";
--> statement-breakpoint
-- The people. Only those with a badge have a number.
ALTER TABLE "people" ALTER COLUMN "number" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "photo_file_id" integer;
--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_photo_file_id_files_id_fk" FOREIGN KEY ("photo_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "accounts" RENAME COLUMN "employee_id" TO "person_id";
--> statement-breakpoint
ALTER TABLE "personal_cards" RENAME COLUMN "employee_id" TO "person_id";
--> statement-breakpoint
-- The record of the person leads, but for an address that it lacks: the account is signed in to with it.
UPDATE "people" SET "email" = "accounts"."email", "photo_file_id" = "accounts"."photo_file_id" FROM "accounts"
WHERE "accounts"."person_id" = "people"."id" AND ("people"."email" <> "accounts"."email" OR "accounts"."photo_file_id" IS NOT NULL);
--> statement-breakpoint
-- Whoever has an account or a card without a record becomes a person without a badge.
DO $$
DECLARE
  one record;
  added integer;
BEGIN
  FOR one IN SELECT * FROM "accounts" WHERE "person_id" IS NULL ORDER BY "id" LOOP
    INSERT INTO "people" ("name", "surname", "email", "phone", "job", "unit", "photo_file_id", "other_info", "created_at")
    VALUES (one.first_name, one.last_name, one.email, one.phone, one.position, one.job_title, one.photo_file_id, '{"AZ":[],"EN":[],"RU":[]}', one.created_at)
    RETURNING "id" INTO added;
    UPDATE "accounts" SET "person_id" = added WHERE "id" = one.id;
    UPDATE "personal_cards" SET "person_id" = added WHERE "person_id" IS NULL AND "email" = one.email AND one.deactivated_at IS NULL;
  END LOOP;
  FOR one IN SELECT * FROM "personal_cards" WHERE "person_id" IS NULL ORDER BY "id" LOOP
    INSERT INTO "people" ("name", "surname", "email", "job", "other_info", "created_at")
    VALUES (split_part(one.fullname, ' ', 1), trim(substr(one.fullname, length(split_part(one.fullname, ' ', 1)) + 1)), one.email, one.position, '{"AZ":[],"EN":[],"RU":[]}', one.created_at)
    RETURNING "id" INTO added;
    UPDATE "personal_cards" SET "person_id" = added WHERE "id" = one.id;
  END LOOP;
END
$$;
--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_id_email" UNIQUE("id","email");
--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "person_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_person_email" FOREIGN KEY ("person_id","email") REFERENCES "public"."people"("id","email") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "first_name", DROP COLUMN "last_name", DROP COLUMN "phone", DROP COLUMN "position", DROP COLUMN "job_title", DROP COLUMN "photo_file_id";
--> statement-breakpoint
ALTER TABLE "personal_cards" ALTER COLUMN "person_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "personal_cards" ADD CONSTRAINT "personal_cards_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "personal_cards" DROP COLUMN "fullname", DROP COLUMN "email", DROP COLUMN "position";
--> statement-breakpoint
-- Leave belongs to the person.
ALTER TABLE "leave_entries" ADD COLUMN "person_id" integer;
--> statement-breakpoint
ALTER TABLE "off_day_requests" ADD COLUMN "person_id" integer;
--> statement-breakpoint
UPDATE "leave_entries" SET "person_id" = "accounts"."person_id" FROM "accounts" WHERE "accounts"."id" = "user_id";
--> statement-breakpoint
UPDATE "off_day_requests" SET "person_id" = "accounts"."person_id" FROM "accounts" WHERE "accounts"."id" = "user_id";
--> statement-breakpoint
ALTER TABLE "leave_entries" ALTER COLUMN "person_id" SET NOT NULL, ALTER COLUMN "user_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "off_day_requests" ALTER COLUMN "person_id" SET NOT NULL, ALTER COLUMN "user_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "leave_entries" DROP CONSTRAINT "leave_entries_user_id_accounts_id_fk", ADD CONSTRAINT "leave_entries_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "off_day_requests" DROP CONSTRAINT "off_day_requests_user_id_accounts_id_fk", ADD CONSTRAINT "off_day_requests_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leave_entries" ADD CONSTRAINT "leave_entries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "off_day_requests" ADD CONSTRAINT "off_day_requests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
DROP INDEX "leave_entries_user";
--> statement-breakpoint
DROP INDEX "off_day_requests_user";
--> statement-breakpoint
CREATE INDEX "leave_entries_person" ON "leave_entries" USING btree ("person_id","type_id","year");
--> statement-breakpoint
CREATE INDEX "off_day_requests_person" ON "off_day_requests" USING btree ("person_id");
--> statement-breakpoint
CREATE TRIGGER "people_content_version" AFTER INSERT OR UPDATE OF "number", "name", "surname", "email", "job", "left_at" OR DELETE OR TRUNCATE ON "people" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
--> statement-breakpoint
CREATE TRIGGER "accounts_content_version" AFTER INSERT OR UPDATE OF "email", "deactivated_at" OR DELETE OR TRUNCATE ON "accounts" FOR EACH STATEMENT EXECUTE FUNCTION "raise_content_version"();
--> statement-breakpoint
UPDATE "audit_log" SET "kind" = CASE "kind" WHEN 'users' THEN 'accounts' WHEN 'employees' THEN 'people' ELSE 'personal_cards' END
WHERE "kind" IN ('users', 'employees', 'cards');
--> statement-breakpoint
-- For a server of the version before, until it stops; a later version drops what follows.
CREATE VIEW "employees" AS SELECT "id", "number", "name", "surname", "email", "phone", "room_id", "job", "unit", "manager_id", "deputy_id",
  "birthday", "is_birthday_shared", "started_on", "left_at", "computers", "other_info", "created_at" FROM "people" WHERE "number" IS NOT NULL;
--> statement-breakpoint
CREATE VIEW "users" AS SELECT account."id", account."email", person."name" AS "first_name", person."surname" AS "last_name", person."phone",
  person."job" AS "position", person."unit" AS "job_title", account."role",
  CASE WHEN person."number" IS NOT NULL THEN person."id" END AS "employee_id", account."reads_suggestions", account."language",
  account."password_hash", account."passkey_handle", person."photo_file_id", account."deactivated_at", account."created_at"
FROM "accounts" AS account JOIN "people" AS person ON person."id" = account."person_id";
--> statement-breakpoint
ALTER VIEW "users" ALTER COLUMN "id" SET DEFAULT nextval('accounts_id_seq'), ALTER COLUMN "phone" SET DEFAULT '', ALTER COLUMN "role" SET DEFAULT 'staff',
  ALTER COLUMN "reads_suggestions" SET DEFAULT false, ALTER COLUMN "passkey_handle" SET DEFAULT gen_random_uuid(), ALTER COLUMN "created_at" SET DEFAULT now();
--> statement-breakpoint
CREATE VIEW "cards" AS SELECT card."id", card."name", card."key", CASE WHEN person."number" IS NOT NULL THEN person."id" END AS "employee_id",
  trim(person."name" || ' ' || person."surname") AS "fullname", person."email", person."job" AS "position", card."created_at"
FROM "personal_cards" AS card JOIN "people" AS person ON person."id" = card."person_id";
--> statement-breakpoint
ALTER VIEW "cards" ALTER COLUMN "id" SET DEFAULT nextval('personal_cards_id_seq'), ALTER COLUMN "created_at" SET DEFAULT now();
--> statement-breakpoint
CREATE FUNCTION "write_view_of_people"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person integer;
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF TG_TABLE_NAME = 'cards' THEN DELETE FROM "personal_cards" WHERE "id" = OLD."id"; ELSE DELETE FROM "accounts" WHERE "id" = OLD."id"; END IF;
    RETURN OLD;
  END IF;
  IF TG_TABLE_NAME = 'cards' THEN
    person := NEW."employee_id";
    INSERT INTO "personal_cards" ("id", "name", "key", "person_id", "created_at") VALUES (NEW."id", NEW."name", NEW."key", person, NEW."created_at");
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' THEN
    SELECT "id" INTO person FROM "people" WHERE "number" IS NOT NULL AND "email" = NEW."email" AND "left_at" IS NULL
      AND NOT EXISTS (SELECT FROM "accounts" WHERE "person_id" = "people"."id") ORDER BY "number" LIMIT 1;
    IF person IS NULL THEN
      INSERT INTO "people" ("name", "surname", "email", "phone", "job", "unit", "other_info")
      VALUES (NEW."first_name", NEW."last_name", NEW."email", NEW."phone", NEW."position", NEW."job_title", '{"AZ":[],"EN":[],"RU":[]}')
      RETURNING "id" INTO person;
    END IF;
    INSERT INTO "accounts" ("id", "person_id", "email", "role", "reads_suggestions", "language", "password_hash", "passkey_handle", "deactivated_at", "created_at")
    VALUES (NEW."id", person, NEW."email", NEW."role", NEW."reads_suggestions", NEW."language", NEW."password_hash", NEW."passkey_handle", NEW."deactivated_at", NEW."created_at");
    RETURN NEW;
  END IF;
  UPDATE "people" SET "name" = NEW."first_name", "surname" = NEW."last_name", "email" = NEW."email", "phone" = NEW."phone", "job" = NEW."position",
    "unit" = NEW."job_title", "photo_file_id" = NEW."photo_file_id"
  WHERE "id" = (SELECT "person_id" FROM "accounts" WHERE "id" = OLD."id");
  UPDATE "accounts" SET "role" = NEW."role", "reads_suggestions" = NEW."reads_suggestions", "language" = NEW."language",
    "password_hash" = NEW."password_hash", "deactivated_at" = NEW."deactivated_at" WHERE "id" = OLD."id";
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "users_write" INSTEAD OF INSERT OR UPDATE OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "write_view_of_people"();
--> statement-breakpoint
CREATE TRIGGER "cards_write" INSTEAD OF INSERT OR DELETE ON "cards" FOR EACH ROW EXECUTE FUNCTION "write_view_of_people"();
--> statement-breakpoint
CREATE FUNCTION "person_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."person_id" := coalesce(NEW."person_id", (SELECT "person_id" FROM "accounts" WHERE "id" = NEW."user_id"));
  NEW."user_id" := coalesce(NEW."user_id", (SELECT "id" FROM "accounts" WHERE "person_id" = NEW."person_id"));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "leave_entries_person_of_user" BEFORE INSERT ON "leave_entries" FOR EACH ROW EXECUTE FUNCTION "person_of_user"();
--> statement-breakpoint
CREATE TRIGGER "off_day_requests_person_of_user" BEFORE INSERT ON "off_day_requests" FOR EACH ROW EXECUTE FUNCTION "person_of_user"();
--> statement-breakpoint
SELECT set_config('atrium.audit', '', true);
