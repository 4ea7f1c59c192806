/** appmanagerapi/slider, appmanagerapi/banner. */
import { Type } from '@sinclair/typebox'
import { Announcement, AnnouncementsQuery, Banners, Slider } from '../../../src/contract/announcement-schema'
import { listOf } from '../../../src/contract/list-schema'
import { serveRead } from '../catalogue/serve-read'
import { announcementList, bannersOf, sliderOf } from './announcements-service'

export const announcementCalls = [
  serveRead('appmanagerapi/slider/getSlider', { input: AnnouncementsQuery, output: Type.Union([Slider, listOf(Announcement)]) }, (read) =>
    read.storeView === 'all' ? announcementList('slide', read) : sliderOf(read),
  ),
  serveRead('appmanagerapi/banner/getBanner', { input: AnnouncementsQuery, output: Type.Union([Banners, listOf(Announcement)]) }, (read) =>
    read.storeView === 'all' ? announcementList('banner', read) : bannersOf(read),
  ),
]
