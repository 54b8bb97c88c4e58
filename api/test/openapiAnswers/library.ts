import { fitForm } from '../fitFiles.ts';
import { coach, intervals, type Calls, get, post, send, erase, made } from './server.ts';

const KEPT = {
  name: 'Hills',
  workoutType: 'run',
  intensity: 'hard',
  instructions: 'Up and down.',
  tags: ['hills'],
  stepText: '10m easy, 4x(2m 95%, 2m easy)',
};
const kept = async () => (await coach.post('/api/workouts/upload-fit', fitForm(intervals()))).json.workout.id as string;

export const LIBRARY: Calls = {
  'GET /api/workouts': async () => [
    [200, await get('/api/workouts', coach)],
    [200, await get('/api/workouts?search=hills&type=run&offset=1')],
  ],
  'POST /api/workouts/upload-fit': async () => [
    [201, await post('/api/workouts/upload-fit', fitForm(intervals()), coach)],
  ],
  'PUT /api/workouts/:libraryWorkoutId': async () => [
    [200, await send(coach, 'PUT', `/api/workouts/${await kept()}`, KEPT)],
  ],
  'DELETE /api/workouts/:libraryWorkoutId': async () => [[200, await erase(`/api/workouts/${await kept()}`, coach)]],
  'GET /api/workouts/:workoutId/file.fit': async () => [[200, await get(`/api/workouts/${await made()}/file.fit`)]],
  'GET /api/workouts/:workoutId/file.zwo': async () => [[200, await get(`/api/workouts/${await made()}/file.zwo`)]],
};
