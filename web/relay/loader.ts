// what a route's loader needs of Relay, in one script
export { loadQuery } from 'react-relay';
export { environment } from './environment.ts';
