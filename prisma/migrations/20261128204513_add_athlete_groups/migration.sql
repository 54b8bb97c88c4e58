-- AlterTable
ALTER TABLE "CoachAssignment" ADD COLUMN     "groups" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "RosterView" (
    "id" UUID NOT NULL,
    "coachId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "search" TEXT NOT NULL,
    "show" TEXT NOT NULL,
    "sort" TEXT NOT NULL,
    "group" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RosterView_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "RosterView_coachId_name_key" ON "RosterView"("coachId", "name");

-- AddForeignKey
ALTER TABLE "RosterView" ADD CONSTRAINT "RosterView_coachId_fkey" FOREIGN KEY ("coachId") REFERENCES "Coach"("id") ON DELETE CASCADE ON UPDATE CASCADE;
