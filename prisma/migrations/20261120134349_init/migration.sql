-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "emailVerified" BOOLEAN NOT NULL DEFAULT false,
    "passwordHash" TEXT,
    "googleIssuer" TEXT,
    "googleId" TEXT,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "timeZone" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "idHash" TEXT NOT NULL,
    "userId" UUID,
    "data" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "absoluteExpiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("idHash")
);

-- CreateTable
CREATE TABLE "AccessToken" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "AccessToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "userId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "status" INTEGER,
    "body" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("userId","key")
);

-- CreateTable
CREATE TABLE "Activity" (
    "id" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "workoutId" UUID,
    "connectionId" UUID,
    "workoutType" TEXT NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "day" DATE NOT NULL,
    "movingSec" INTEGER NOT NULL,
    "distanceM" DOUBLE PRECISION,
    "tss" DOUBLE PRECISION,
    "summary" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Activity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Connection" (
    "id" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "consentText" TEXT NOT NULL,
    "consentAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Connection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Athlete" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "age" INTEGER,
    "ageEnteredOn" DATE,
    "gender" TEXT,
    "programType" TEXT NOT NULL DEFAULT 'benchmarking',
    "onboardingCompletedAt" TIMESTAMPTZ(3),
    "ftp" DOUBLE PRECISION,
    "runThresholdSpeed" DOUBLE PRECISION,
    "css" DOUBLE PRECISION,
    "lthr" DOUBLE PRECISION,
    "scheduleMode" TEXT,
    "scheduleSports" TEXT[],
    "scheduleRevision" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Athlete_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TrainingPreferences" (
    "athleteId" UUID NOT NULL,
    "weeklyHoursAvailable" INTEGER NOT NULL,
    "longWorkoutDays" TEXT[],
    "unavailableDays" TEXT[],
    "preferredWorkoutTimes" TEXT NOT NULL,
    "schedulingConstraints" TEXT,
    "maxMinutesByDay" JSONB NOT NULL DEFAULT '{}',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TrainingPreferences_pkey" PRIMARY KEY ("athleteId")
);

-- CreateTable
CREATE TABLE "RaceGoal" (
    "id" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "raceType" TEXT NOT NULL,
    "raceName" TEXT,
    "targetDate" DATE,

    CONSTRAINT "RaceGoal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FitnessAssessment" (
    "id" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "sport" TEXT NOT NULL,
    "experienceLevel" TEXT NOT NULL,
    "currentFitnessLevel" TEXT NOT NULL,
    "weeklyVolume" TEXT NOT NULL,
    "notes" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FitnessAssessment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Injury" (
    "id" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "injuryType" TEXT NOT NULL,
    "affectedArea" TEXT NOT NULL,
    "dateOccurred" DATE,
    "isRecovered" BOOLEAN NOT NULL DEFAULT false,
    "notes" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Injury_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CheckIn" (
    "id" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "weekStartDate" DATE NOT NULL,
    "mood" INTEGER,
    "stress" INTEGER,
    "sleep" INTEGER,
    "mentalReadiness" INTEGER,
    "musclesSoreness" INTEGER,
    "energyLevel" INTEGER,
    "motivationLevel" INTEGER,
    "overallWellness" INTEGER,
    "travelThisWeek" BOOLEAN,
    "majorDeadlines" BOOLEAN,
    "notes" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CheckIn_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Coach" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Coach_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CoachAssignment" (
    "id" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "coachId" UUID NOT NULL,
    "assignedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "CoachAssignment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CoachInvite" (
    "id" UUID NOT NULL,
    "coachId" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3),

    CONSTRAINT "CoachInvite_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Principle" (
    "id" UUID NOT NULL,
    "coachId" UUID NOT NULL,
    "athleteId" UUID,
    "principleType" TEXT NOT NULL,
    "context" TEXT NOT NULL,
    "principle" TEXT NOT NULL,
    "phaseType" TEXT,
    "workoutType" TEXT,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Principle_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LibraryWorkout" (
    "id" UUID NOT NULL,
    "coachId" UUID,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "workoutType" TEXT NOT NULL,
    "duration" INTEGER,
    "intensity" TEXT NOT NULL,
    "instructions" TEXT NOT NULL,
    "tags" TEXT[],
    "steps" JSONB NOT NULL DEFAULT '[]',
    "completionCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "LibraryWorkout_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TrainingWeek" (
    "id" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "weekNumber" INTEGER NOT NULL,
    "weekStartDate" DATE NOT NULL,
    "weekEndDate" DATE NOT NULL,
    "targetWeeklyHours" DOUBLE PRECISION NOT NULL,
    "phaseType" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "proof" JSONB NOT NULL DEFAULT '[]',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TrainingWeek_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Workout" (
    "id" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "weekId" UUID NOT NULL,
    "scheduledDate" DATE NOT NULL,
    "workoutType" TEXT NOT NULL,
    "intensity" TEXT NOT NULL,
    "duration" INTEGER NOT NULL,
    "tss" DOUBLE PRECISION NOT NULL,
    "isLong" BOOLEAN NOT NULL DEFAULT false,
    "isHard" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL DEFAULT 'scheduled',
    "description" TEXT NOT NULL,
    "instructions" TEXT NOT NULL,
    "timeOfDay" TEXT NOT NULL,
    "templateId" TEXT,
    "steps" JSONB NOT NULL DEFAULT '[]',
    "reasons" JSONB NOT NULL DEFAULT '[]',
    "locked" BOOLEAN NOT NULL DEFAULT false,
    "madeBy" TEXT NOT NULL DEFAULT 'planner',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Workout_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WorkoutFeedback" (
    "id" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "workoutId" UUID NOT NULL,
    "completionStatus" TEXT NOT NULL,
    "actualDuration" INTEGER,
    "perceivedExertion" INTEGER,
    "feelingRating" INTEGER,
    "notes" TEXT,
    "reasonForSkip" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WorkoutFeedback_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Revision" (
    "id" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "actorId" UUID,
    "actorRole" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "changes" JSONB NOT NULL,
    "undoesNumber" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Revision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Suggestion" (
    "id" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "request" TEXT NOT NULL,
    "understood" TEXT NOT NULL,
    "changes" JSONB NOT NULL,
    "explanation" TEXT NOT NULL,
    "question" TEXT,
    "baseRevision" INTEGER NOT NULL,
    "voice" TEXT NOT NULL DEFAULT 'built-in',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "appliedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Suggestion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SeasonPlan" (
    "id" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "seasonStart" DATE NOT NULL,
    "seasonEnd" DATE NOT NULL,
    "mainRaceId" UUID,
    "sportPreferences" TEXT[],
    "dateIsAssumed" BOOLEAN NOT NULL DEFAULT false,
    "warnings" JSONB NOT NULL DEFAULT '[]',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SeasonPlan_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Phase" (
    "id" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "planId" UUID NOT NULL,
    "phaseName" TEXT NOT NULL,
    "phaseType" TEXT NOT NULL,
    "startDate" DATE NOT NULL,
    "endDate" DATE NOT NULL,
    "weeklyVolume" DOUBLE PRECISION NOT NULL,
    "plannedVolume" DOUBLE PRECISION NOT NULL,
    "description" TEXT NOT NULL,
    "focusAreas" TEXT[],
    "baseSports" TEXT[],
    "sportPreferences" TEXT[],
    "isEdited" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Phase_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Race" (
    "id" UUID NOT NULL,
    "athleteId" UUID NOT NULL,
    "planId" UUID NOT NULL,
    "raceName" TEXT NOT NULL,
    "raceType" TEXT NOT NULL,
    "raceDate" DATE NOT NULL,
    "priority" TEXT NOT NULL DEFAULT 'B',
    "location" TEXT,
    "notes" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Race_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE UNIQUE INDEX "User_googleIssuer_googleId_key" ON "User"("googleIssuer", "googleId");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "AccessToken_tokenHash_key" ON "AccessToken"("tokenHash");

-- CreateIndex
CREATE INDEX "AccessToken_userId_idx" ON "AccessToken"("userId");

-- CreateIndex
CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey"("createdAt");

-- CreateIndex
CREATE INDEX "Activity_athleteId_day_idx" ON "Activity"("athleteId", "day");

-- CreateIndex
CREATE INDEX "Activity_connectionId_idx" ON "Activity"("connectionId");

-- CreateIndex
CREATE INDEX "Connection_athleteId_idx" ON "Connection"("athleteId");

-- CreateIndex
CREATE UNIQUE INDEX "Athlete_userId_key" ON "Athlete"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "RaceGoal_athleteId_key" ON "RaceGoal"("athleteId");

-- CreateIndex
CREATE UNIQUE INDEX "FitnessAssessment_athleteId_sport_key" ON "FitnessAssessment"("athleteId", "sport");

-- CreateIndex
CREATE INDEX "Injury_athleteId_idx" ON "Injury"("athleteId");

-- CreateIndex
CREATE UNIQUE INDEX "CheckIn_athleteId_weekStartDate_key" ON "CheckIn"("athleteId", "weekStartDate");

-- CreateIndex
CREATE UNIQUE INDEX "Coach_userId_key" ON "Coach"("userId");

-- CreateIndex
CREATE INDEX "CoachAssignment_athleteId_coachId_endedAt_idx" ON "CoachAssignment"("athleteId", "coachId", "endedAt");

-- CreateIndex
CREATE INDEX "CoachAssignment_coachId_endedAt_idx" ON "CoachAssignment"("coachId", "endedAt");

-- CreateIndex
CREATE UNIQUE INDEX "CoachInvite_tokenHash_key" ON "CoachInvite"("tokenHash");

-- CreateIndex
CREATE INDEX "CoachInvite_coachId_idx" ON "CoachInvite"("coachId");

-- CreateIndex
CREATE INDEX "Principle_coachId_idx" ON "Principle"("coachId");

-- CreateIndex
CREATE INDEX "Principle_athleteId_idx" ON "Principle"("athleteId");

-- CreateIndex
CREATE INDEX "LibraryWorkout_coachId_deletedAt_idx" ON "LibraryWorkout"("coachId", "deletedAt");

-- CreateIndex
CREATE UNIQUE INDEX "TrainingWeek_athleteId_weekStartDate_key" ON "TrainingWeek"("athleteId", "weekStartDate");

-- CreateIndex
CREATE INDEX "Workout_athleteId_scheduledDate_idx" ON "Workout"("athleteId", "scheduledDate");

-- CreateIndex
CREATE INDEX "Workout_weekId_idx" ON "Workout"("weekId");

-- CreateIndex
CREATE UNIQUE INDEX "WorkoutFeedback_workoutId_key" ON "WorkoutFeedback"("workoutId");

-- CreateIndex
CREATE INDEX "WorkoutFeedback_athleteId_idx" ON "WorkoutFeedback"("athleteId");

-- CreateIndex
CREATE INDEX "Revision_actorId_idx" ON "Revision"("actorId");

-- CreateIndex
CREATE UNIQUE INDEX "Revision_athleteId_number_key" ON "Revision"("athleteId", "number");

-- CreateIndex
CREATE INDEX "Suggestion_athleteId_createdAt_idx" ON "Suggestion"("athleteId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "SeasonPlan_athleteId_key" ON "SeasonPlan"("athleteId");

-- CreateIndex
CREATE INDEX "Phase_athleteId_startDate_idx" ON "Phase"("athleteId", "startDate");

-- CreateIndex
CREATE INDEX "Phase_planId_idx" ON "Phase"("planId");

-- CreateIndex
CREATE INDEX "Race_athleteId_raceDate_idx" ON "Race"("athleteId", "raceDate");

-- CreateIndex
CREATE INDEX "Race_planId_idx" ON "Race"("planId");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccessToken" ADD CONSTRAINT "AccessToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_connectionId_fkey" FOREIGN KEY ("connectionId") REFERENCES "Connection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Connection" ADD CONSTRAINT "Connection_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Athlete" ADD CONSTRAINT "Athlete_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrainingPreferences" ADD CONSTRAINT "TrainingPreferences_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RaceGoal" ADD CONSTRAINT "RaceGoal_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FitnessAssessment" ADD CONSTRAINT "FitnessAssessment_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Injury" ADD CONSTRAINT "Injury_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CheckIn" ADD CONSTRAINT "CheckIn_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Coach" ADD CONSTRAINT "Coach_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CoachAssignment" ADD CONSTRAINT "CoachAssignment_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CoachAssignment" ADD CONSTRAINT "CoachAssignment_coachId_fkey" FOREIGN KEY ("coachId") REFERENCES "Coach"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CoachInvite" ADD CONSTRAINT "CoachInvite_coachId_fkey" FOREIGN KEY ("coachId") REFERENCES "Coach"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Principle" ADD CONSTRAINT "Principle_coachId_fkey" FOREIGN KEY ("coachId") REFERENCES "Coach"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Principle" ADD CONSTRAINT "Principle_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LibraryWorkout" ADD CONSTRAINT "LibraryWorkout_coachId_fkey" FOREIGN KEY ("coachId") REFERENCES "Coach"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrainingWeek" ADD CONSTRAINT "TrainingWeek_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Workout" ADD CONSTRAINT "Workout_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Workout" ADD CONSTRAINT "Workout_weekId_fkey" FOREIGN KEY ("weekId") REFERENCES "TrainingWeek"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkoutFeedback" ADD CONSTRAINT "WorkoutFeedback_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkoutFeedback" ADD CONSTRAINT "WorkoutFeedback_workoutId_fkey" FOREIGN KEY ("workoutId") REFERENCES "Workout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Revision" ADD CONSTRAINT "Revision_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Revision" ADD CONSTRAINT "Revision_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Suggestion" ADD CONSTRAINT "Suggestion_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SeasonPlan" ADD CONSTRAINT "SeasonPlan_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Phase" ADD CONSTRAINT "Phase_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Phase" ADD CONSTRAINT "Phase_planId_fkey" FOREIGN KEY ("planId") REFERENCES "SeasonPlan"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Race" ADD CONSTRAINT "Race_athleteId_fkey" FOREIGN KEY ("athleteId") REFERENCES "Athlete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Race" ADD CONSTRAINT "Race_planId_fkey" FOREIGN KEY ("planId") REFERENCES "SeasonPlan"("id") ON DELETE CASCADE ON UPDATE CASCADE;
