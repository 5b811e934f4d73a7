/** What `openCameraPage` puts into its page. */
interface Window {
  webrtc: {
    gathered(peer: RTCPeerConnection): Promise<string>;
    post(address: string, sdp: string): Promise<{ status: number; location: string; body: string }>;
    camera(): Promise<RTCPeerConnection>;
  };
  peer: RTCPeerConnection;
  socket: WebSocket;
}
