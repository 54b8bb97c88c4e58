-- CreateTable
CREATE TABLE "FormerProfile" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "athleteId" UUID NOT NULL,
    "until" INTEGER NOT NULL,
    "was" JSONB NOT NULL,
    "replacedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FormerProfile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FormerPrinciple" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "athleteId" UUID NOT NULL,
    "principleId" UUID NOT NULL,
    "until" INTEGER NOT NULL,
    "was" JSONB,
    "replacedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FormerPrinciple_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "FormerProfile_replacedAt_idx" ON "FormerProfile"("replacedAt");

-- CreateIndex
CREATE UNIQUE INDEX "FormerProfile_athleteId_until_key" ON "FormerProfile"("athleteId", "until");

-- CreateIndex
CREATE INDEX "FormerPrinciple_principleId_idx" ON "FormerPrinciple"("principleId");

-- CreateIndex
CREATE INDEX "FormerPrinciple_replacedAt_idx" ON "FormerPrinciple"("replacedAt");

-- CreateIndex
CREATE UNIQUE INDEX "FormerPrinciple_athleteId_until_principleId_key" ON "FormerPrinciple"("athleteId", "until", "principleId");

-- AddForeignKey
ALTER TABLE "FormerProfile" ADD CONSTRAINT "FormerProfile_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FormerPrinciple" ADD CONSTRAINT "FormerPrinciple_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FormerPrinciple" ADD CONSTRAINT "FormerPrinciple_principleId_fkey" FOREIGN KEY ("principleId") REFERENCES "Principle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whoever changes a profile, the product or a command: what held before is kept once for each revision of the schedule, as it was after
-- it. An athlete without weeks has nothing that is measured by it.
CREATE FUNCTION keep_former_profile(of_athlete uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "FormerProfile" ("athleteId", "until", "was")
  SELECT a."id", a."scheduleRevision", jsonb_build_object(
    'athlete', jsonb_build_object('age', a."age", 'ageEnteredOn', a."ageEnteredOn", 'gender', a."gender"),
    'preferences', to_jsonb(p) - 'athleteId',
    'assessments', (SELECT coalesce(jsonb_agg(jsonb_build_object('sport', f."sport", 'experienceLevel', f."experienceLevel",
        'currentFitnessLevel', f."currentFitnessLevel", 'weeklyVolume', f."weeklyVolume") ORDER BY f."sport"), '[]')
      FROM "FitnessAssessment" f WHERE f."athleteId" = a."id"),
    'injuries', (SELECT coalesce(jsonb_agg(jsonb_build_object('injuryType', i."injuryType", 'affectedArea', i."affectedArea",
        'dateOccurred', i."dateOccurred", 'isRecovered', i."isRecovered") ORDER BY i."id"), '[]')
      FROM "Injury" i WHERE i."athleteId" = a."id"))
  FROM "Athlete" a JOIN "TrainingPreferences" p ON p."athleteId" = a."id"
  WHERE a."id" = of_athlete AND EXISTS (SELECT FROM "TrainingWeek" w WHERE w."athleteId" = a."id")
    AND NOT EXISTS (SELECT FROM "FormerProfile" k WHERE k."athleteId" = a."id" AND k."until" = a."scheduleRevision")
  ON CONFLICT DO NOTHING;
  IF FOUND THEN
    DELETE FROM "FormerProfile" WHERE "athleteId" = of_athlete AND "until" < (
      SELECT k."until" FROM "FormerProfile" k WHERE k."athleteId" = of_athlete ORDER BY k."until" DESC OFFSET 19 LIMIT 1);
  END IF;
END $$;

CREATE FUNCTION keep_own_former_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_former_profile(OLD."id");
  RETURN NEW;
END $$;
CREATE TRIGGER "Athlete_profile_kept" BEFORE UPDATE OF "age", "ageEnteredOn", "gender" ON "Athlete" FOR EACH ROW
  WHEN ((OLD."age", OLD."ageEnteredOn", OLD."gender") IS DISTINCT FROM (NEW."age", NEW."ageEnteredOn", NEW."gender"))
  EXECUTE FUNCTION keep_own_former_profile();

CREATE FUNCTION keep_athletes_former_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_former_profile(coalesce(NEW."athleteId", OLD."athleteId"));
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER "TrainingPreferences_profile_kept" BEFORE UPDATE ON "TrainingPreferences" FOR EACH ROW
  WHEN (to_jsonb(OLD) - 'updatedAt' IS DISTINCT FROM to_jsonb(NEW) - 'updatedAt') EXECUTE FUNCTION keep_athletes_former_profile();
CREATE TRIGGER "FitnessAssessment_profile_kept" BEFORE INSERT OR UPDATE OR DELETE ON "FitnessAssessment" FOR EACH ROW
  EXECUTE FUNCTION keep_athletes_former_profile();
CREATE TRIGGER "Injury_profile_kept" BEFORE INSERT OR UPDATE OR DELETE ON "Injury" FOR EACH ROW
  EXECUTE FUNCTION keep_athletes_former_profile();

-- What a principle said, to each athlete with weeks whom it is taught. A new one said nothing before.
CREATE FUNCTION keep_former_principle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "FormerPrinciple" ("athleteId", "principleId", "until", "was")
  SELECT a."id", NEW."id", a."scheduleRevision", CASE WHEN TG_OP = 'UPDATE' AND OLD."isActive" THEN jsonb_build_object(
    'principleType', OLD."principleType", 'context', OLD."context", 'principle', OLD."principle", 'phaseType', OLD."phaseType",
    'workoutType', OLD."workoutType") END
  FROM "Athlete" a
  WHERE (NEW."athleteId" IS NULL OR a."id" = NEW."athleteId")
    AND EXISTS (SELECT FROM "CoachAssignment" k WHERE k."coachId" = NEW."coachId" AND k."athleteId" = a."id" AND k."endedAt" IS NULL)
    AND EXISTS (SELECT FROM "TrainingWeek" w WHERE w."athleteId" = a."id")
  ORDER BY a."id"
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER "Principle_kept_new" AFTER INSERT ON "Principle" FOR EACH ROW
  WHEN (NEW."isActive") EXECUTE FUNCTION keep_former_principle();
CREATE TRIGGER "Principle_kept_changed" AFTER UPDATE ON "Principle" FOR EACH ROW
  WHEN ((OLD."isActive" OR NEW."isActive") AND
    (OLD."isActive", OLD."principleType", OLD."context", OLD."principle", OLD."phaseType", OLD."workoutType")
      IS DISTINCT FROM (NEW."isActive", NEW."principleType", NEW."context", NEW."principle", NEW."phaseType", NEW."workoutType"))
  EXECUTE FUNCTION keep_former_principle();

-- What a coach teaches came with the coach.
CREATE FUNCTION keep_principles_of_coach() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "FormerPrinciple" ("athleteId", "principleId", "until")
  SELECT a."id", n."id", a."scheduleRevision"
  FROM "Athlete" a JOIN "Principle" n ON n."coachId" = NEW."coachId" AND n."isActive" AND (n."athleteId" IS NULL OR n."athleteId" = a."id")
  WHERE a."id" = NEW."athleteId" AND EXISTS (SELECT FROM "TrainingWeek" w WHERE w."athleteId" = a."id")
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER "CoachAssignment_principles_new" AFTER INSERT ON "CoachAssignment" FOR EACH ROW
  WHEN (NEW."endedAt" IS NULL) EXECUTE FUNCTION keep_principles_of_coach();
CREATE TRIGGER "CoachAssignment_principles_back" AFTER UPDATE OF "endedAt" ON "CoachAssignment" FOR EACH ROW
  WHEN (OLD."endedAt" IS NOT NULL AND NEW."endedAt" IS NULL) EXECUTE FUNCTION keep_principles_of_coach();
