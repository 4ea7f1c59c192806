/** course/getTrips: lists that a browser or an address keeps. */
import { TripAnswers, TripsQuery } from '../../../src/contract/trip-schema'
import { serveRead } from '../catalogue/serve-read'
import { listedTrips } from './trips-service'

export const tripCalls = [
  serveRead('course/getTrips', { input: TripsQuery, output: TripAnswers }, (read) => listedTrips(read, read.input.trips ?? '')),
]
