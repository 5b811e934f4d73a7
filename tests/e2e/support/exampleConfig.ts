/** A config text with one entity of each kind, so that every route of the console has something to show. */
export const exampleConfig = `# An example with something of everything.
http 80;
rtmp 1935;
rtsp 554;

dvr main {
  root /archive;
  disk d1;
}

peer second.example.com;

source origin.example.com:8080 {
  only sport;
}

stream news {
  title "News";
  input fake://fake;
  dvr @main 7d;
}

stream movies {
  title "Movies";
  input tshttp://headend.example.com/movies/mpegts;
  input hls://spare.example.com/movies/index.m3u8;
  transcoder vb=2500k size=-1x720 vb=1000k size=-1x480 ab=128k;
}

ondemand camera {
  input rtsp://10.0.0.5/ch1;
}

live studio {
  comment "The studio's own encoders.";
}

auth_backend main {
  backend http://middleware.example.com/auth;
  allow default;
}

iptv {
  database sqlite://iptv.db;
}

ad_schedule evening {
  slot 19:58:30 60;
  slot 21:15:00 90;
  file films/summer.mp4 weight=3;
  file films/autumn.mp4;
}

vod films {
  storage /storage/films;
}
`;
