-- What says who did what is written once. It goes with the account or the athlete that it is about, and an account's events after a year.

CREATE FUNCTION record_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A record of "%" is never changed.', TG_TABLE_NAME;
END $$;

CREATE TRIGGER "AccountEvent_stays" BEFORE UPDATE ON "AccountEvent"
  FOR EACH ROW EXECUTE FUNCTION record_stays();
CREATE TRIGGER "AccountEvent_all_stay" BEFORE TRUNCATE ON "AccountEvent"
  FOR EACH STATEMENT EXECUTE FUNCTION record_stays();

-- Erasing a coach empties the actor, and takes the coach's name out of the words.
CREATE TRIGGER "Revision_stays" BEFORE UPDATE ON "Revision"
  FOR EACH ROW WHEN (
    (NEW."id", NEW."athleteId", NEW."number", NEW."actorRole", NEW."createdAt") IS DISTINCT FROM (OLD."id", OLD."athleteId", OLD."number", OLD."actorRole", OLD."createdAt")
    OR (NEW."actorId" IS NOT NULL AND NEW."actorId" IS DISTINCT FROM OLD."actorId")
  ) EXECUTE FUNCTION record_stays();
CREATE TRIGGER "Revision_all_stay" BEFORE TRUNCATE ON "Revision"
  FOR EACH STATEMENT EXECUTE FUNCTION record_stays();

-- Asked at the commit: an erasure takes the rows in its own order.
CREATE FUNCTION account_event_goes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."at" > now() - interval '364 days' AND EXISTS (SELECT 1 FROM "User" WHERE "id" = OLD."userId") THEN
    RAISE EXCEPTION 'A record of "AccountEvent" is kept for a year, or as long as the account.';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "AccountEvent_goes" AFTER DELETE ON "AccountEvent" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION account_event_goes();

CREATE FUNCTION revision_goes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "Athlete" WHERE "id" = OLD."athleteId") THEN
    RAISE EXCEPTION 'A record of "Revision" is kept as long as the athlete.';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "Revision_goes" AFTER DELETE ON "Revision" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION revision_goes();
