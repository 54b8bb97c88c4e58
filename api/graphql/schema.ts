import './athlete.ts';
import './errors.ts';
import './feedback.ts';
import './history.ts';
import './node.ts';
import './onboarding.ts';
import './overview.ts';
import './phase.ts';
import './race.ts';
import './revision.ts';
import './scalars.ts';
import './schedule.ts';
import './seasonPlan.ts';
import './viewer.ts';
import './week.ts';
import './workout.ts';
import { builder } from './builder.ts';

export const schema = builder.toSchema();
