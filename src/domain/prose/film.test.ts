import { filmFrame, filmPage, sharedFilmFrame } from './film'

it.each([
  [
    'https://www.youtube.com/embed/abc-1_2',
    'https://www.youtube.com/watch?v=abc-1_2',
    'https://www.youtube-nocookie.com/embed/abc-1_2?autoplay=1&rel=0',
  ],
  [
    '//www.youtube-nocookie.com/embed/abc?si=track&start=9',
    'https://www.youtube.com/watch?v=abc',
    'https://www.youtube-nocookie.com/embed/abc?autoplay=1&rel=0',
  ],
  ['https://player.vimeo.com/video/76979871?h=1', 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
])('given an editor’s embed of %s, then it has a page and a frame that remembers nobody', (embed, page, frame) => {
  expect(filmPage(embed)).toBe(page)
  expect(filmFrame(page)).toBe(frame)
})

it.each([
  'https://bad.example/embed/1',
  'https://www.youtube.com.bad.example/embed/1',
  'https://bad.example/?https://www.youtube.com/embed/1',
  'http://www.youtube.com/embed/1',
  'https://user@www.youtube.com/embed/1',
  'https://www.youtube.com/embed/../redirect?q=x',
  'https://www.youtube.com/embed/1"onload="x',
  'javascript:alert(1)',
  '',
])('given %p, then it is no film', (address) => {
  expect(filmPage(address)).toBeNull()
  expect(filmFrame(address)).toBeNull()
  expect(sharedFilmFrame(address)).toBeNull()
})

const nocookie = 'https://www.youtube-nocookie.com/embed/aB_9?autoplay=1&rel=0'
it.each([
  ['https://www.youtube.com/watch?v=aB_9', nocookie],
  ['https://m.youtube.com/watch?app=desktop&v=aB_9&t=42s', nocookie],
  ['https://youtu.be/aB_9?si=track', nocookie],
  ['https://www.youtube.com/embed/aB_9', nocookie],
  ['https://vimeo.com/76979871?share=copy', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://youtu.be.bad.example/aB_9', null],
  ['https://youtu.be/aB_9"onload="x', null],
  ['https://demo-school.example/film', null],
])("given a school's film at %s, then its frame is %s", (address, frame) => {
  expect(sharedFilmFrame(address)).toBe(frame)
})
