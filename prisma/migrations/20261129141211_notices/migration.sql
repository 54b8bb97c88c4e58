-- AlterTable
ALTER TABLE "User" ADD COLUMN     "emailKinds" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "mailDay" DATE,
ADD COLUMN     "pushDay" DATE,
ADD COLUMN     "pushKinds" TEXT[] DEFAULT ARRAY['message', 'plan-change', 'athlete-report', 'coaching', 'today']::TEXT[],
ADD COLUMN     "quietFrom" INTEGER NOT NULL DEFAULT 22,
ADD COLUMN     "quietUntil" INTEGER NOT NULL DEFAULT 7;

-- CreateTable
CREATE TABLE "Notice" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "athleteId" UUID NOT NULL,
    "actorId" UUID,
    "subject" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "readAt" TIMESTAMPTZ(3),
    "pushAt" TIMESTAMPTZ(3),
    "mailAt" TIMESTAMPTZ(3),

    CONSTRAINT "Notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PushSubscription" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "sessionHash" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PushSubscription_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Notice_userId_at_idx" ON "Notice"("userId", "at");

-- CreateIndex
CREATE INDEX "Notice_athleteId_idx" ON "Notice"("athleteId");

-- CreateIndex
CREATE INDEX "Notice_actorId_idx" ON "Notice"("actorId");

-- CreateIndex
CREATE INDEX "Notice_at_idx" ON "Notice"("at");

-- CreateIndex
CREATE INDEX "Notice_to_push_idx" ON "Notice"("pushAt") WHERE ("pushAt" IS NOT NULL);

-- CreateIndex
CREATE INDEX "Notice_to_mail_idx" ON "Notice"("mailAt") WHERE ("mailAt" IS NOT NULL);

-- CreateIndex
CREATE UNIQUE INDEX "Notice_userId_kind_subject_key" ON "Notice"("userId", "kind", "subject");

-- CreateIndex
CREATE UNIQUE INDEX "PushSubscription_endpoint_key" ON "PushSubscription"("endpoint");

-- CreateIndex
CREATE INDEX "PushSubscription_userId_idx" ON "PushSubscription"("userId");

-- CreateIndex
CREATE INDEX "PushSubscription_sessionHash_idx" ON "PushSubscription"("sessionHash");

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PushSubscription" ADD CONSTRAINT "PushSubscription_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PushSubscription" ADD CONSTRAINT "PushSubscription_sessionHash_fkey" FOREIGN KEY ("sessionHash") REFERENCES "Session"("idHash") ON DELETE CASCADE ON UPDATE CASCADE;

-- What people are told of is written with the change itself, whoever makes it: both are committed, or neither. Nobody is told of what they
-- did themselves, nor of the past of an account that is read in from a file.
CREATE FUNCTION give_notice(readers uuid[], of_kind text, of_athlete uuid, of_actor uuid, of_subject text, happened timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "Notice" ("userId", "kind", "athleteId", "actorId", "subject", "at", "pushAt", "mailAt")
  SELECT u."id", of_kind, of_athlete, of_actor, of_subject, happened,
    CASE WHEN of_kind = ANY (u."pushKinds") AND EXISTS (SELECT FROM "PushSubscription" p WHERE p."userId" = u."id") THEN happened END,
    CASE WHEN of_kind = ANY (u."emailKinds") THEN happened END
  FROM "User" u WHERE u."id" = ANY (readers) AND u."id" IS DISTINCT FROM of_actor
  ON CONFLICT DO NOTHING;
$$;

CREATE FUNCTION coaches_of(of_athlete uuid) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(c."userId"), '{}') FROM "CoachAssignment" k JOIN "Coach" c ON c."id" = k."coachId"
  WHERE k."athleteId" = of_athlete AND k."endedAt" IS NULL;
$$;

-- Whoever may read the thread.
CREATE FUNCTION notice_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM give_notice(
    CASE WHEN t."about" = 'coach'
      THEN ARRAY(SELECT c."userId" FROM "Coach" c JOIN "CoachAssignment" k ON k."coachId" = c."id" AND k."endedAt" IS NULL
        WHERE c."id" = t."coachId" AND k."athleteId" = t."athleteId")
      ELSE coaches_of(t."athleteId") END || a."userId",
    'message', NEW."athleteId", NEW."userId", NEW."id"::text, NEW."sentAt")
  FROM "Thread" t JOIN "Athlete" a ON a."id" = t."athleteId" WHERE t."id" = NEW."threadId";
  RETURN NULL;
END $$;
CREATE TRIGGER "Message_noticed" AFTER INSERT ON "Message" FOR EACH ROW
  WHEN (NEW."userId" IS NOT NULL AND current_setting('evenpace.restoring', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION notice_of_message();

-- The athlete, of what a coach or the planner made of their plan.
CREATE FUNCTION notice_of_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM give_notice(ARRAY[a."userId"], CASE WHEN NEW."actorRole" = 'coach' THEN 'plan-change' ELSE 'plan-adapted' END,
    NEW."athleteId", NEW."actorId", NEW."id"::text, NEW."createdAt")
  FROM "Athlete" a WHERE a."id" = NEW."athleteId";
  RETURN NULL;
END $$;
CREATE TRIGGER "Revision_noticed" AFTER INSERT ON "Revision" FOR EACH ROW
  -- that a day is over, or a wish is kept, is no news
  WHEN ((NEW."actorRole" = 'coach' OR (NEW."actorRole" = 'planner' AND NEW."cause" IN ('generate', 'adapt', 'season')))
    AND current_setting('evenpace.restoring', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION notice_of_revision();

-- The coaches, of an illness of their athlete, for as long as it is told. Of injuries, which a profile writes anew each time it is saved, the
-- server tells by itself.
CREATE FUNCTION notice_of_illness() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM "Notice" WHERE "athleteId" = OLD."athleteId" AND "kind" = 'athlete-report' AND "subject" = 'illness ' || OLD."id";
  ELSE
    PERFORM give_notice(coaches_of(NEW."athleteId"), 'athlete-report', NEW."athleteId", a."userId", 'illness ' || NEW."id", NEW."createdAt")
    FROM "Athlete" a WHERE a."id" = NEW."athleteId";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "IllnessReport_noticed" AFTER INSERT ON "IllnessReport" FOR EACH ROW
  WHEN (NEW."wellOn" IS NULL) EXECUTE FUNCTION notice_of_illness();
CREATE TRIGGER "IllnessReport_taken_back" AFTER DELETE ON "IllnessReport" FOR EACH ROW EXECUTE FUNCTION notice_of_illness();

-- The coach, of who comes.
CREATE FUNCTION notice_of_coaching() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM give_notice(ARRAY[c."userId"], 'coaching', NEW."athleteId", a."userId", 'joined ' || NEW."id", NEW."assignedAt")
  FROM "Coach" c, "Athlete" a WHERE c."id" = NEW."coachId" AND a."id" = NEW."athleteId";
  RETURN NULL;
END $$;
CREATE TRIGGER "CoachAssignment_noticed" AFTER INSERT ON "CoachAssignment" FOR EACH ROW
  WHEN (NEW."endedAt" IS NULL) EXECUTE FUNCTION notice_of_coaching();
