-- CreateTable
CREATE TABLE "PrincipleEffect" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "principleId" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "workoutId" UUID,
    "weekId" UUID,
    "on" DATE NOT NULL,
    "times" INTEGER NOT NULL,
    "madeAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PrincipleEffect_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PrincipleEffect_principleId_on_athleteId_idx" ON "PrincipleEffect"("principleId", "on", "athleteId");

-- CreateIndex
CREATE INDEX "PrincipleEffect_athleteId_idx" ON "PrincipleEffect"("athleteId");

-- CreateIndex
CREATE UNIQUE INDEX "PrincipleEffect_workoutId_principleId_key" ON "PrincipleEffect"("workoutId", "principleId");

-- CreateIndex
CREATE UNIQUE INDEX "PrincipleEffect_weekId_principleId_key" ON "PrincipleEffect"("weekId", "principleId");

-- AddForeignKey
ALTER TABLE "PrincipleEffect" ADD CONSTRAINT "PrincipleEffect_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrincipleEffect" ADD CONSTRAINT "PrincipleEffect_workoutId_fkey" FOREIGN KEY ("workoutId") REFERENCES "Workout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrincipleEffect" ADD CONSTRAINT "PrincipleEffect_weekId_fkey" FOREIGN KEY ("weekId") REFERENCES "TrainingWeek"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whoever writes a session or a week, the product, a restore or an erasure: what its reasons say of principles is counted with it.
CREATE FUNCTION count_session_effects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM "PrincipleEffect" WHERE "workoutId" = OLD."id";
  END IF;
  INSERT INTO "PrincipleEffect" ("principleId", "athleteId", "workoutId", "on", "times", "madeAt")
  SELECT (r->'inputs'->>'principleId')::uuid, NEW."athleteId", NEW."id", NEW."scheduledDate", count(*), NEW."createdAt"
  FROM jsonb_array_elements(NEW."reasons") r
  WHERE r->>'code' = 'PRINCIPLE' AND r->'inputs'->>'principleId' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  GROUP BY 1;
  RETURN NULL;
END $$;
CREATE TRIGGER "Workout_effects_new" AFTER INSERT ON "Workout" FOR EACH ROW
  WHEN (NEW."reasons" @> '[{"code": "PRINCIPLE"}]') EXECUTE FUNCTION count_session_effects();
CREATE TRIGGER "Workout_effects_changed" AFTER UPDATE ON "Workout" FOR EACH ROW
  WHEN ((OLD."reasons", OLD."scheduledDate") IS DISTINCT FROM (NEW."reasons", NEW."scheduledDate")
    AND (OLD."reasons" @> '[{"code": "PRINCIPLE"}]' OR NEW."reasons" @> '[{"code": "PRINCIPLE"}]'))
  EXECUTE FUNCTION count_session_effects();

CREATE FUNCTION count_week_effects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM "PrincipleEffect" WHERE "weekId" = OLD."id";
  END IF;
  INSERT INTO "PrincipleEffect" ("principleId", "athleteId", "weekId", "on", "times", "madeAt")
  SELECT (p->>'principleId')::uuid, NEW."athleteId", NEW."id", NEW."weekStartDate", count(*), NEW."createdAt"
  FROM jsonb_array_elements(NEW."proof") p
  WHERE p->>'fired' = 'true' AND p->>'principleId' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  GROUP BY 1;
  RETURN NULL;
END $$;
CREATE TRIGGER "TrainingWeek_effects_new" AFTER INSERT ON "TrainingWeek" FOR EACH ROW
  WHEN (NEW."proof" @> '[{"fired": true}]') EXECUTE FUNCTION count_week_effects();
CREATE TRIGGER "TrainingWeek_effects_changed" AFTER UPDATE ON "TrainingWeek" FOR EACH ROW
  WHEN ((OLD."proof", OLD."weekStartDate") IS DISTINCT FROM (NEW."proof", NEW."weekStartDate")
    AND (OLD."proof" @> '[{"fired": true}]' OR NEW."proof" @> '[{"fired": true}]'))
  EXECUTE FUNCTION count_week_effects();

-- What is there already, as far back as it is counted.
INSERT INTO "PrincipleEffect" ("principleId", "athleteId", "workoutId", "on", "times", "madeAt")
SELECT (r->'inputs'->>'principleId')::uuid, w."athleteId", w."id", w."scheduledDate", count(*), w."createdAt"
FROM "Workout" w CROSS JOIN LATERAL jsonb_array_elements(w."reasons") r
WHERE w."scheduledDate" > now() - interval '100 days' AND r->>'code' = 'PRINCIPLE'
  AND r->'inputs'->>'principleId' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
GROUP BY w."id", 1;
INSERT INTO "PrincipleEffect" ("principleId", "athleteId", "weekId", "on", "times", "madeAt")
SELECT (p->>'principleId')::uuid, t."athleteId", t."id", t."weekStartDate", count(*), t."createdAt"
FROM "TrainingWeek" t CROSS JOIN LATERAL jsonb_array_elements(t."proof") p
WHERE t."weekStartDate" > now() - interval '100 days' AND p->>'fired' = 'true'
  AND p->>'principleId' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
GROUP BY t."id", 1;
