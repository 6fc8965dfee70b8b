CREATE TABLE "suggestion_messages" (
	"suggestion_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"is_answer" boolean NOT NULL,
	"text" text NOT NULL,
	"written_on" date,
	CONSTRAINT "suggestion_messages_suggestion_id_place_pk" PRIMARY KEY("suggestion_id","place")
);
--> statement-breakpoint
ALTER TABLE "suggestion_messages" ADD CONSTRAINT "suggestion_messages_suggestion_id_suggestions_id_fk" FOREIGN KEY ("suggestion_id") REFERENCES "public"."suggestions"("id") ON DELETE cascade ON UPDATE no action;