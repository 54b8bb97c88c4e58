-- AlterTable
ALTER TABLE "LibraryWorkout" ADD COLUMN     "copiedFromId" UUID,
ADD COLUMN     "searchText" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "starterKey" TEXT;

-- CreateTable
CREATE TABLE "LibraryPlacement" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "libraryWorkoutId" UUID NOT NULL,
    "scheduledDate" DATE NOT NULL,
    "placed" JSONB NOT NULL DEFAULT '[]',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undoneAt" TIMESTAMPTZ(3),

    CONSTRAINT "LibraryPlacement_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "LibraryPlacement_userId_idx" ON "LibraryPlacement"("userId");

-- CreateIndex
CREATE INDEX "LibraryPlacement_libraryWorkoutId_idx" ON "LibraryPlacement"("libraryWorkoutId");

-- CreateIndex
CREATE UNIQUE INDEX "LibraryWorkout_starterKey_key" ON "LibraryWorkout"("starterKey");

-- CreateIndex
CREATE INDEX "LibraryWorkout_copiedFromId_idx" ON "LibraryWorkout"("copiedFromId");

-- CreateIndex
CREATE UNIQUE INDEX "LibraryWorkout_coachId_copiedFromId_key" ON "LibraryWorkout"("coachId", "copiedFromId");

-- AddForeignKey
ALTER TABLE "LibraryWorkout" ADD CONSTRAINT "LibraryWorkout_copiedFromId_fkey" FOREIGN KEY ("copiedFromId") REFERENCES "LibraryWorkout"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LibraryPlacement" ADD CONSTRAINT "LibraryPlacement_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LibraryPlacement" ADD CONSTRAINT "LibraryPlacement_libraryWorkoutId_fkey" FOREIGN KEY ("libraryWorkoutId") REFERENCES "LibraryWorkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;
