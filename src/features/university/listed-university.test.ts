import { byDegree } from './listed-university'

describe('given programmes in any order', () => {
  it('then they stand by degree from the first step on, and a degree without a programme is not named', () => {
    const programmes = [
      { degree: 'master' as const, id: 1 },
      { degree: 'foundation' as const, id: 2 },
      { degree: 'master' as const, id: 3 },
    ]
    expect(byDegree(programmes).map(({ degree, programmes: own }) => [degree, own.map(({ id }) => id)])).toEqual([
      ['foundation', [2]],
      ['master', [1, 3]],
    ])
  })
})
