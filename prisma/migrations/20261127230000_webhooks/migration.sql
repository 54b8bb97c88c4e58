-- CreateTable
CREATE TABLE "Webhook" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "about" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "topics" TEXT[],
    "sealedSecret" TEXT NOT NULL,
    "keyId" TEXT NOT NULL,
    "formerSealed" TEXT,
    "formerKeyId" TEXT,
    "formerUntil" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "waitUntil" TIMESTAMPTZ(3) NOT NULL,
    "failingSince" TIMESTAMPTZ(3),
    "offSince" TIMESTAMPTZ(3),
    "offWhy" TEXT,

    CONSTRAINT "Webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WebhookDelivery" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "webhookId" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "revision" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "triedAt" TIMESTAMPTZ(3),
    "nextAt" TIMESTAMPTZ(3),
    "doneAt" TIMESTAMPTZ(3),
    "status" INTEGER,
    "trouble" TEXT,

    CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Webhook_userId_idx" ON "Webhook"("userId");

-- CreateIndex
CREATE INDEX "WebhookDelivery_webhookId_at_idx" ON "WebhookDelivery"("webhookId", "at");

-- CreateIndex
CREATE INDEX "WebhookDelivery_athleteId_idx" ON "WebhookDelivery"("athleteId");

-- CreateIndex
CREATE INDEX "WebhookDelivery_at_idx" ON "WebhookDelivery"("at");

-- CreateIndex
CREATE INDEX "WebhookDelivery_open_idx" ON "WebhookDelivery"("webhookId", "nextAt") WHERE ("doneAt" IS NULL);

-- AddForeignKey
ALTER TABLE "Webhook" ADD CONSTRAINT "Webhook_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "Webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What webhooks are told is written with the change itself, whoever makes it: both are committed, or neither.
CREATE FUNCTION tell_webhooks(of_type text, athletes uuid[], subjects text[], revisions int[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "WebhookDelivery" ("webhookId", "athleteId", "type", "subject", "revision")
  SELECT w."id", a."id", of_type, c.subject, c.revision
  FROM unnest(athletes, subjects, revisions) AS c(athlete, subject, revision)
  JOIN "Athlete" a ON a."id" = c.athlete
  JOIN LATERAL (
    SELECT o.* FROM "Webhook" o WHERE o."userId" = a."userId" AND o."about" = 'own'
    UNION ALL
    SELECT o.* FROM "CoachAssignment" k JOIN "Coach" h ON h."id" = k."coachId" JOIN "Webhook" o ON o."userId" = h."userId"
    WHERE k."athleteId" = a."id" AND k."endedAt" IS NULL AND o."about" = 'coached'
  ) w ON w."offSince" IS NULL AND split_part(of_type, '.', 1) = ANY (w."topics")
  -- once a transaction, however often a row is written in it
  WHERE NOT EXISTS (SELECT FROM "WebhookDelivery" d
    WHERE d."webhookId" = w."id" AND d."at" = now()::timestamptz(3) AND d."type" = of_type AND d."subject" = c.subject);
$$;

-- Rows with an id of their own: the topic, and the type of their ids.
CREATE FUNCTION tell_webhooks_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "Webhook" WHERE "offSince" IS NULL) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_webhooks(TG_ARGV[0] || '.created', array_agg(n."athleteId"), array_agg(TG_ARGV[1] || '_' || n."id"), NULL)
    FROM now_rows n HAVING count(*) > 0;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM tell_webhooks(c.type, array_agg(c."athleteId"), array_agg(c.subject), NULL)
    FROM (
      SELECT n."athleteId", TG_ARGV[1] || '_' || n."id" AS subject, TG_ARGV[0] || CASE
        WHEN to_jsonb(n) ->> 'status' = 'completed' AND to_jsonb(o) ->> 'status' <> 'completed' THEN '.completed' ELSE '.updated' END AS type
      FROM now_rows n JOIN was_rows o ON o."id" = n."id"
      WHERE to_jsonb(n) - 'updatedAt' IS DISTINCT FROM to_jsonb(o) - 'updatedAt'
    ) c GROUP BY c.type;
  ELSE
    PERFORM tell_webhooks(TG_ARGV[0] || '.deleted', array_agg(o."athleteId"), array_agg(TG_ARGV[1] || '_' || o."id"), NULL)
    FROM was_rows o HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "Workout_told_new" AFTER INSERT ON "Workout" REFERENCING NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_rows('workout', 'workout');
CREATE TRIGGER "Workout_told_changed" AFTER UPDATE ON "Workout" REFERENCING OLD TABLE AS was_rows NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_rows('workout', 'workout');
CREATE TRIGGER "Workout_told_gone" AFTER DELETE ON "Workout" REFERENCING OLD TABLE AS was_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_rows('workout', 'workout');
CREATE TRIGGER "Activity_told_new" AFTER INSERT ON "Activity" REFERENCING NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_rows('activity', 'activity');
CREATE TRIGGER "Activity_told_changed" AFTER UPDATE ON "Activity" REFERENCING OLD TABLE AS was_rows NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_rows('activity', 'activity');
CREATE TRIGGER "Activity_told_gone" AFTER DELETE ON "Activity" REFERENCING OLD TABLE AS was_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_rows('activity', 'activity');
CREATE TRIGGER "CheckIn_told_new" AFTER INSERT ON "CheckIn" REFERENCING NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_rows('check_in', 'checkin');
CREATE TRIGGER "CheckIn_told_changed" AFTER UPDATE ON "CheckIn" REFERENCING OLD TABLE AS was_rows NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_rows('check_in', 'checkin');
CREATE TRIGGER "CheckIn_told_gone" AFTER DELETE ON "CheckIn" REFERENCING OLD TABLE AS was_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_rows('check_in', 'checkin');
CREATE TRIGGER "Race_told_new" AFTER INSERT ON "Race" REFERENCING NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_rows('race', 'race');
CREATE TRIGGER "Race_told_changed" AFTER UPDATE ON "Race" REFERENCING OLD TABLE AS was_rows NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_rows('race', 'race');
CREATE TRIGGER "Race_told_gone" AFTER DELETE ON "Race" REFERENCING OLD TABLE AS was_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_rows('race', 'race');

-- The schedule has another revision, or the athlete's own row says something else.
CREATE FUNCTION tell_webhooks_of_athlete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "Webhook" WHERE "offSince" IS NULL) THEN RETURN NULL; END IF;
  PERFORM tell_webhooks('schedule.changed', array_agg(n."id"), array_agg('schedule_' || n."id"), array_agg(n."scheduleRevision"))
  FROM now_rows n JOIN was_rows o ON o."id" = n."id" AND o."scheduleRevision" <> n."scheduleRevision" HAVING count(*) > 0;
  PERFORM tell_webhooks('athlete.updated', array_agg(n."id"), array_agg('athlete_' || n."id"), NULL)
  FROM now_rows n JOIN was_rows o ON o."id" = n."id"
    AND to_jsonb(o) - '{updatedAt,scheduleRevision,scheduleMode,scheduleSports}'::text[]
      <> to_jsonb(n) - '{updatedAt,scheduleRevision,scheduleMode,scheduleSports}'::text[]
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER "Athlete_told_changed" AFTER UPDATE ON "Athlete" REFERENCING OLD TABLE AS was_rows NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_athlete();

-- What else the profile holds.
CREATE FUNCTION tell_webhooks_of_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "Webhook" WHERE "offSince" IS NULL) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM tell_webhooks('athlete.updated', array_agg(c."athleteId"), array_agg('athlete_' || c."athleteId"), NULL)
    FROM (SELECT DISTINCT n."athleteId" FROM now_rows n) c HAVING count(*) > 0;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM tell_webhooks('athlete.updated', array_agg(c."athleteId"), array_agg('athlete_' || c."athleteId"), NULL)
    FROM (SELECT DISTINCT n."athleteId" FROM now_rows n WHERE NOT EXISTS (
      SELECT FROM was_rows o WHERE to_jsonb(o) - 'updatedAt' = to_jsonb(n) - 'updatedAt')) c HAVING count(*) > 0;
  ELSE
    PERFORM tell_webhooks('athlete.updated', array_agg(c."athleteId"), array_agg('athlete_' || c."athleteId"), NULL)
    FROM (SELECT DISTINCT o."athleteId" FROM was_rows o) c HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "TrainingPreferences_told_new" AFTER INSERT ON "TrainingPreferences" REFERENCING NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_profile();
CREATE TRIGGER "TrainingPreferences_told_changed" AFTER UPDATE ON "TrainingPreferences" REFERENCING OLD TABLE AS was_rows NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_profile();
CREATE TRIGGER "TrainingPreferences_told_gone" AFTER DELETE ON "TrainingPreferences" REFERENCING OLD TABLE AS was_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_profile();
CREATE TRIGGER "RaceGoal_told_new" AFTER INSERT ON "RaceGoal" REFERENCING NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_profile();
CREATE TRIGGER "RaceGoal_told_changed" AFTER UPDATE ON "RaceGoal" REFERENCING OLD TABLE AS was_rows NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_profile();
CREATE TRIGGER "RaceGoal_told_gone" AFTER DELETE ON "RaceGoal" REFERENCING OLD TABLE AS was_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_profile();
CREATE TRIGGER "FitnessAssessment_told_new" AFTER INSERT ON "FitnessAssessment" REFERENCING NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_profile();
CREATE TRIGGER "FitnessAssessment_told_changed" AFTER UPDATE ON "FitnessAssessment" REFERENCING OLD TABLE AS was_rows NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_profile();
CREATE TRIGGER "FitnessAssessment_told_gone" AFTER DELETE ON "FitnessAssessment" REFERENCING OLD TABLE AS was_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_profile();
CREATE TRIGGER "Injury_told_new" AFTER INSERT ON "Injury" REFERENCING NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_profile();
CREATE TRIGGER "Injury_told_changed" AFTER UPDATE ON "Injury" REFERENCING OLD TABLE AS was_rows NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_profile();
CREATE TRIGGER "Injury_told_gone" AFTER DELETE ON "Injury" REFERENCING OLD TABLE AS was_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_profile();
CREATE TRIGGER "IllnessReport_told_new" AFTER INSERT ON "IllnessReport" REFERENCING NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_profile();
CREATE TRIGGER "IllnessReport_told_changed" AFTER UPDATE ON "IllnessReport" REFERENCING OLD TABLE AS was_rows NEW TABLE AS now_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_profile();
CREATE TRIGGER "IllnessReport_told_gone" AFTER DELETE ON "IllnessReport" REFERENCING OLD TABLE AS was_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tell_webhooks_of_profile();

-- A coach is told of who comes and goes.
CREATE FUNCTION tell_webhooks_of_coaching() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "WebhookDelivery" ("webhookId", "athleteId", "type", "subject")
  SELECT w."id", NEW."athleteId", TG_ARGV[0], 'athlete_' || NEW."athleteId"
  FROM "Coach" h JOIN "Webhook" w ON w."userId" = h."userId"
  WHERE h."id" = NEW."coachId" AND w."about" = 'coached' AND w."offSince" IS NULL AND 'athlete' = ANY (w."topics");
  RETURN NULL;
END $$;
CREATE TRIGGER "CoachAssignment_told_new" AFTER INSERT ON "CoachAssignment" FOR EACH ROW
  WHEN (NEW."endedAt" IS NULL) EXECUTE FUNCTION tell_webhooks_of_coaching('athlete.joined');
CREATE TRIGGER "CoachAssignment_told_back" AFTER UPDATE OF "endedAt" ON "CoachAssignment" FOR EACH ROW
  WHEN (OLD."endedAt" IS NOT NULL AND NEW."endedAt" IS NULL) EXECUTE FUNCTION tell_webhooks_of_coaching('athlete.joined');
CREATE TRIGGER "CoachAssignment_told_left" AFTER UPDATE OF "endedAt" ON "CoachAssignment" FOR EACH ROW
  WHEN (OLD."endedAt" IS NULL AND NEW."endedAt" IS NOT NULL) EXECUTE FUNCTION tell_webhooks_of_coaching('athlete.left');
