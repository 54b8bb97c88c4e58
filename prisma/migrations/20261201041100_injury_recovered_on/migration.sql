-- AlterTable
ALTER TABLE "Injury" ADD COLUMN     "recoveredOn" DATE;

-- As before, with the day on which an injury was over.
CREATE OR REPLACE FUNCTION keep_former_profile(of_athlete uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "FormerProfile" ("athleteId", "until", "was")
  SELECT a."id", a."scheduleRevision", jsonb_build_object(
    'athlete', jsonb_build_object('age', a."age", 'ageEnteredOn', a."ageEnteredOn", 'gender', a."gender"),
    'preferences', to_jsonb(p) - 'athleteId',
    'assessments', (SELECT coalesce(jsonb_agg(jsonb_build_object('sport', f."sport", 'experienceLevel', f."experienceLevel",
        'currentFitnessLevel', f."currentFitnessLevel", 'weeklyVolume', f."weeklyVolume") ORDER BY f."sport"), '[]')
      FROM "FitnessAssessment" f WHERE f."athleteId" = a."id"),
    'injuries', (SELECT coalesce(jsonb_agg(jsonb_build_object('injuryType', i."injuryType", 'affectedArea', i."affectedArea",
        'dateOccurred', i."dateOccurred", 'isRecovered', i."isRecovered",
        'recoveredOn', i."recoveredOn") ORDER BY i."id"), '[]')
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
