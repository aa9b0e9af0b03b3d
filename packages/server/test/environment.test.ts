import { expect, test } from 'vitest';
import { readBusUrl, readDatabaseUrl, readHosts, readList, readOrigins, readPause, readPort } from '../src/environment.ts';

test('the bus is an address of the Redis protocol, which is not repeated', () => {
  expect([undefined, ''].map(readBusUrl)).toEqual([{}, {}]);
  for (const busUrl of ['redis://127.0.0.1:6379', 'rediss://me:word@bus.example/2', 'redis://[::1]'])
    expect(readBusUrl(busUrl)).toEqual({ busUrl });
  for (const text of ['6379', 'http://bus.example', 'redis:', 'redis://bus.example/x', 'redis://me:word@bus.example/0/1'])
    expect(() => readBusUrl(text), text).toThrow(/^BUS_URL must be an address such as (?!.*me:word)/);
});

test('a port is a number that a port can have, and 8080 unless said', () => {
  expect([undefined, '', '0', '80', '65535'].map(readPort)).toEqual([8080, 8080, 0, 80, 65_535]);
  for (const text of ['http', '-1', '70000', '80.5', ' 80', '0x50']) expect(() => readPort(text), text).toThrow(`PORT is '${text}'`);
});

test('a pause of bots is at most a minute, and the server’s own unless said', () => {
  expect([undefined, '', '0', '60000'].map(readPause)).toEqual([{}, {}, { botPause: 0 }, { botPause: 60_000 }]);
  for (const text of ['soon', '-1', '60001', '1e3']) expect(() => readPause(text), text).toThrow(`BOT_PAUSE is '${text}'`);
});

test('lists have their parts between commas', () => {
  expect([undefined, '', 'a', ' a, b ,,c '].map(readList)).toEqual([[], [], ['a'], ['a', 'b', 'c']]);
});

test('hosts are names or addresses, with or without a port, and origins have a scheme', () => {
  const hosts = ['play.example', 'Play.example:8080', '192.0.2.1', '[2001:db8::1]:80'];
  expect(readHosts(hosts.join())).toEqual(hosts);
  for (const text of ['https://play.example', 'play.example/x', 'play.example:http', '2001:db8::1', '*'])
    expect(() => readHosts(`localhost, ${text}`), text).toThrow(`ALLOWED_HOSTS holds '${text}'`);
  expect(readOrigins('https://play.example,http://192.0.2.1:8080')).toEqual(['https://play.example', 'http://192.0.2.1:8080']);
  for (const text of ['play.example', 'https://play.example/', 'https://Play.example', 'null'])
    expect(() => readOrigins(text), text).toThrow(`ALLOWED_ORIGINS holds '${text}'`);
});

test('a database has an address, and what is wrong is not repeated, since it may hold a password', () => {
  expect([undefined, ''].map(readDatabaseUrl)).toEqual([{}, {}]);
  for (const databaseUrl of ['postgres://ann:secret@db.example:5432/maravilha', 'postgresql://[::1]/x?sslmode=require'])
    expect(readDatabaseUrl(databaseUrl)).toEqual({ databaseUrl });
  for (const text of ['maravilha', 'mysql://ann:secret@db.example/x', 'postgres://ann:secret@db.example', 'postgres:///x', 'postgres://'])
    expect(() => readDatabaseUrl(text), text).toThrow(
      /^DATABASE_URL must be an address such as postgres:\/\/name:password@host:5432\/maravilha\.$/,
    );
});
